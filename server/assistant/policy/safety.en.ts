import type { Tongue } from './safety-frames.ts'
import { menace, self, unsafe, violence } from './safety-danger.en.ts'
import { idioms, legal, past, present, words } from './safety-words.en.ts'

/** Being followed, watched and hunted. */
const stalking = `
  follow/follows/followed/following me/us/her/him/{kinOf} home/around/everywhere/from/in/into/every/all/everywhere/to_work/to_my_car/now/every_day
  {other} {is} following/chasing me/us/her !on_instagram/on_facebook/on_twitter/up
  stalk/stalks/stalking/stalked/stalker me/my/us/her/is/him/outside/again
  tracker/airtag/gps/air_tag/tracking_device .. on/in/under my/her .. car/purse/bag/phone/truck/vehicle
  put/hid/found/placed .. tracker/airtag/gps/camera/spyware .. on/in_my/her/the .. 
  camera hidden/in .. my/the bedroom/bathroom/shower/room
  hidden camera/cameras
  {other}/ex/hes/shes .. parked/sits/sitting/waiting/waits/standing/stands/watching/watches/lurking/hiding/circling .. outside/across/front/near/by/at/my/down .. {home}
  {other} .. shows/showed/showing/show/turns/turned/comes up? everywhere/where_i/wherever
  ex/stalker .. shows/showed/showing/show/turned/came/comes/coming up? at/to/outside my/our/the {home}
  ex is/was/outside/shows/sits/at/keeps outside/at/coming/in .. my/our {home}
  knows/know/found/finds where/out/my .. i/we/my/her/dorm/new/live/work/room/address live/work/sleep/kids/child/go/room/number/address/live/son/daughter/stay
  pictures/photos/pics/videos of my/me/our/her front? door/house/car/window/kids/sleeping/daughter/home/walking
  dead birds/bird/animal/animals/rat/rats/cat/roses/flowers/fish .. on/at/in_my/our porch/door/car/doorstep/mailbox/step
  broke/breaks/breaking/violat*/ignor*/despite/even_though/theres/against .. restraining/protection/protective/no_contact/stay_away order? ... here/door/came/outside/house/job/work/today/again/tonight/now/everywhere/home/shows/calls/texts
  wont/not/never leave/stop me/following/texting/calling/harassing alone/me
  watching/watches/watched me/us/my/our .. house/window/sleep/through/kids/home/school`

/** A child hurt, touched, missing, or left with nobody fit to look after it. */
const child = `
  comes/came/gets/climbs/sneaks/crawls in/into my/her/his/their room/bed/bedroom/shower .. at/night/when/while/naked
  picked/pick/picking/drove/driving/drives/took .. him/her/them/{child} .. drunk/high/wasted/drinking
  grabbed/snatched/took/taken .. {child} from/off/into the? a? park/store/school/street/yard/car/van
  photos/pictures/videos/filming/photographing .. of .. {child} .. through/fence/bath/shower/naked/playground/window
  touch/touches/touching/touched/molest*/grope*/fondl*/raped/raping/abus*/hurting/hurts/beats/beating/hitting/slaps/grooming/kidnapped/abducted/shakes/shook/shaking/starving/burned .. {child} !support/abuse/supports/a_lawyer
  touch/touches/touching/touched/touchs her/him/them/me inappropriately/at night/down_there/there/private/privates/in_bed/under/between/wrong/sexually
  {child} .. says/said/told/tells/telling .. touch*/makes/hurts/hits/bath/bed/naked/private/secret/kiss*
  makes/made/making/forces him/her/them/my/kids do/touch/watch/undress/sleep things/him/it/in/porn/naked
  naked/nude/nudes/sexual/explicit/dirty pictures/photos/pics/videos/messages/texts/to ... {child}/her/him/kids
  {child} .. naked/nude/nudes/sexual .. 
  texting/sending/sends/asking/messaging/asks/dming/talking .. {child} .. naked/nudes/nude/pictures/photos/sex/meet/pics
  adult/grown/older man/guy/men .. texting/messaging/talking/meeting/dating/with/picking .. {child}
  {child} .. is/was/are/been/left/has/hes/shes/being home/all/left alone/unattended/by_himself/by_herself
  left/leaves/leave/leaving/locked .. {child} .. alone/unattended/in .. car/house/home/hot/tub/outside/alone/bath
  alone with/in .. {child}/him/her/room ... registry/offender/passed/drunk/high/molest*
  registry/offender/pedophile/predator ... {child} 
  {child}/girls/him/her ... registry/predator/pedophile
  drunk/high/wasted/passed_out/on_drugs/using/on_meth/drinking/hammered .. has/with/watching/driving/drives/is/and .. {child}
  {child} .. with .. drunk/high/passed/meth/addict/drugs/overdosed
  drunk/high/passed .. alone with/watching/driving him/her/them
  {child} {is}? {is}? missing/disappeared/kidnapped/abducted/taken_by/vanished/gone_missing/not_come_home/never_came_home/run_away
  {child} ran/run/has_run away
  {child} ran_off
  {child} never/hasnt/didnt/not come/came/comes/make home/back
  cant/cannot find my/our {child}
  took/taken/has/grabbed/ran_off_with/left_with/takes/kidnapped/keeping .. {child} ... wont_tell/dont_know_where/no_idea/wont_answer/wont_say/wont_bring/refus*/drunk/gone/drugs/using/missing/cant_find/hiding/left_the_country/mexico/border/where_she_is/where_he_is/where_they_are
  {child} .. has/have/having/with/full/covered/came/comes/come bruises/burns/marks/welts/cigarette/bruise/black
  bruises/burns/marks/welts .. on/over/all .. {child}/him/her
  not/isnt/arent/wont/stopped/never feeding/feed/fed/giving .. {child}/baby/them/food/kids
  kids/children/boy/girl/baby .. locked/cage/caged/chained/tied/starved/starving/crying for/screaming .. 
  shook/shaking/shakes/throws/threw/dropped the/my/her/his/our baby`

/** A body in an emergency. */
const body = `
  cant/wont/doesnt/not stop/stops the? bleeding/vomiting/shaking/choking/seizing
  face/mouth .. drooping/droops/drooped/numb/crooked/slack
  not/isnt making sense/any_sense
  slurring/slurred
  {kin}/he/she/i/im {is}? out_of/without/no insulin/oxygen
  throat .. closing/swelling/swollen
  anaphyla*/epipen
  bitten/bit by a? snake/rattlesnake
  electrocuted/drowning/drowned/burned_all_over
  temperature/fever .. 104/105/106
  {not} breathing/breath/breathe/waking/wake_up/wake/responsive !in_court
  {kin}/{child}/he/she/hes/shes/they/him/and {is}? {not} moving/waking/wake/get_up/getting_up/responding/conscious
  stroke/fell/collapsed/hit .. {not} talk/move/speak/respond/see/get_up
  trouble/struggling/hard/difficulty/problems to? breathing/breathe
  chest .. hurt/hurts/pain/pains/tight/tightness/burning/pressure/heavy/killing
  pain .. in .. chest
  cant/cannot/lost feel/move/feeling my/his/her/in left? right? arm/arms/legs/leg/face/side/hand
  having/had/has/have/think/like/suffering a? .. heart_attack/stroke/seizure/seizures/miscarriage/convulsions/allergic_reaction/aneurysm !case/three/two/years
  heart_attack/stroke now/right/help
  bleeding/bleeds/blood out/badly/bad/everywhere/from/all_over/a_lot/heavily/and/wont/so/lot/to/really/pouring/gushing
  cut/slashed .. bleeding
  {is}/bad bleeding
  unconscious/unresponsive/convulsing/seizing/hemorrhag*/passed_out/collapsed/fainted !case/in
  knocked/out cold/choking on/coughing up/throwing up blood
  is/are/was/im choking !me/on_debt/her/him/my
  lips/face/skin/is/are/turned/turning/shes/hes/grandma is? are? turning? blue/purple !collar/cross
  swallowed/drank/ate/eaten/drunk bleach/poison/antifreeze/detergent/battery/rat/chemicals/too/something
  gas/monoxide smell/smells/leak/leaking/poisoning .. in/all/and/apartment/kitchen/house/here/
  smell/smells/smelling/smelled like? of? a? gas/smoke
  carbon monoxide
  house/home/apartment/building/kitchen/car/trailer/room is/was/on/s/just on? fire/burning
  fire .. trapped/stuck/blocked/spreading/inside
  trapped/stuck/pinned .. in/under .. car/truck/rubble/elevator/machine/wreck/fire
  fell/fallen/fall .. roof/ladder/stairs/window/balcony .. not/isnt/cant/wont/bleeding/and
  hit/hits/bumped his/her/my/their head .. wont/bleeding/vomiting/throwing/dizzy/unconscious/not
  i/we/just think? just/accidentally hit/ran_over/run_over/shot/stabbed/killed someone/somebody/a_man/a_woman/a_kid/a_person/a_pedestrian/a_guy/him/her/my
  lying/laying in/on .. road/street/floor/ground/pool
  is/are/hes/shes/im/someone/people/mom/dad/baby dying/hurt/injured badly/bad/here/now/right/help/and
  going/went into labor/shock/cardiac_arrest/coma
  water broke/overdosing/overdosed/narcan
  took/drank/ate/snorted/injected/smoked something/too/laced .. blue/wont/not/breathing/cold/cant`

/** A crash with somebody still in it; what is said of traffic does not calm it. */
const crash = `
  crash*/flipped/wreck/rolled/accident/car/highway ... trapped/stuck/pinned/bleeding/unconscious/dying/not_moving
`

/** Police at the door, a search, an arrest: minutes count, and so do the firm's numbers. */
const arrest = `
  put/putting/puts/has/have/in/got {kinOf}/him/her/me/us? in? handcuffs/cuffs
  {police} .. door_to_door/on_our_street/on_my_street/in_the_building/in_our_building
  {police} .. on/at mine/ours/the_door
  {police} are/is/r/just/now/here/s/came/outside/at/knocking/have/trying/want/wants/asking/banging/showed/coming .. here/at_my/at_our/at_the/outside/inside/knocking/in_my/in_our/searching/going_through/raiding/arresting/taking/cuffing/handcuffing/banging/pounding/search/questioning/showed/detaining/tearing/warrant/pulling/putting/come_in/entering/to_talk/to_come !next/in_court
  {police} .. in/outside/at/searching/inside my/our/the house/door/home/apartment/living/room/car/driveway/yard !last
  {police} .. warrant .. in/here/outside/now
  {police} knocking/banging/pounding/searching/cuffing/arresting/raiding/handcuffing
  two/three/\\d+ {police} .. door/outside/here/house/porch
  cuffing/handcuffing/arresting/detaining/booking/tasing/searching/questioning me/him/her/us/them/my/our {kin}?
  they/theyre/are/is taking me/him/her/us/them/my/our {kin}? !to_the/to_a/to_school/to_my/to_his/to_her/to_see
  they/theyre/police/cops .. taking my/him/her {kin} to/away jail/in/now
  im/being/getting/hes/shes/about_to_be/are/is/were being? getting? arrested/detained/deported/booked/raided/cuffed/handcuffed/pulled_over/searched/interrogated/taken/questioned now/rn/right_now/help/at/tonight/today
  being/getting/about_to_be/about_to_get/gonna_get arrested/detained/deported/pulled_over/handcuffed/interrogated !for/if
  pulled me/us/him over right/now/and/just
  just pulled/stopped me/us/him
  being/im/i_am/was/got pulled over now/right/rn
  im/i_am/hes/shes/sitting at/in the/a police? station/precinct
  at/in/sitting the? a? precinct/interview_room/interrogation_room/holding_cell/jail_cell/booking
  interview_room/interrogation_room
  back/seat of? a/the police/cop/squad car
  got/was/were/been picked_up/arrested/locked_up/booked/taken_in/hauled_off/thrown_in ... still in/locked there/jail/custody/county/holding/up
  picked up/taken/took/grabbed/detained/arrested .. by? ice/immigration/police/cops .. ago/tonight/now/just/this/today
  {police} .. took/grabbed/detained/arrested/picked .. {kin}/him/her/me .. now/ago/tonight/today/this_morning
  turn/turning/surrender/surrendering/hand myself/himself/herself in? by/tomorrow/tonight/today/at/midnight
  surrender/report/reporting to jail/prison/custody tomorrow/tonight/today/by/at
  surrender tomorrow/tonight/today/by/at
  want/wants/asking/making me/him/us to? sign/talk/confess/give .. something/statement/plea/now/without/them`

/** Two of these together are a call for help. */
const hints: Tongue['hints'] = [
  {
    kind: 'self',
    holds: 'wish',
    frames: `
      gave/giving/given/gives .. dog/cat/pets/tools/everything/stuff/things/truck/belongings/guitar/away
      im/i_am/so/just so? tired
      leave/leaving/be a/no a? mess/burden
      wont/not/dont be? needing/need .. anymore/after/appointment
      whats/what is? the point
      im/i_am/ill be/id be done
      everyone/everybody hates/against me
      cant/cannot/cant_even do/take/handle/face this/it/another/prison/jail
      cant go to? prison/jail
      lost everything/hope
      hopeless/worthless/empty/numb/alone/no_hope/no_way_out
      stopped/not/wont eating/sleeping/eat/eats
      be/go with dad/mom/him/her/grandma/god/jesus
      when/after/once im/i_am gone/dead
      kids/sister/family/she/they .. be_ok/okay/fine/looked after .. after/without
      goodbye/last_time/one_last`,
  },
  {
    kind: 'danger',
    holds: 'event',
    frames: `
      took/takes/broke/breaks/has/hid/smashed/checks/reads/goes_through/wanted my/the .. phone/keys/passcode/wallet/messages/texts/key
      not/isnt/never allowed to
      so i/we cant
      wont let me
      before/until he/she/they gets/comes/come/get home/back
      stands/blocks/standing/blocking/stood .. door/doorway/way
      big? knife_out/on/from
      controls/tracks/monitors/isolates .. me/my/money/everything
      library_computer/kids_tablet/friends_phone/borrowed
      dont/not want him/her/anyone to know/find
      leave/leaving/escape/get_out .. him/tonight/fast/safe/before
      keeps sending/leaving/calling/texting/messaging
      knows where/my
      see you soon
      screaming/crying/begging .. just_now/upstairs/next_door/every_night
      drunk/drinks/drinking/high/rage
      made/created .. accounts
      accidents happen`,
  },
]
/** How English speaks of danger. */
export const english: Tongue = {
  words,
  fillers: `just/really/literally/always/already/also/now/so/like/fucking/fuckin/f/ing/even/only/all/both/constantly/basically/probably/straight up/actually/ever/totally/up`,
  idioms,
  past,
  legal,
  present,
  rules: [
    { kind: 'self', holds: 'wish', frames: self },
    { kind: 'self', holds: 'event', frames: 'suicide/overdos*' },
    { kind: 'danger', holds: 'event', frames: violence },
    { kind: 'danger', holds: 'event', frames: menace },
    { kind: 'child', holds: 'event', frames: child },
    { kind: 'danger', holds: 'event', frames: unsafe },
    { kind: 'danger', holds: 'event', frames: stalking },
    { kind: 'harm', holds: 'event', frames: body },
    { kind: 'harm', holds: 'wish', frames: crash },
    { kind: 'arrest', holds: 'event', frames: arrest },
  ],
  hints,
  innocent: '',
}
