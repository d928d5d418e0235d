/** Wishes to die and ways to do it, one's own or somebody else's. */
export const self = `
  lethal/fatal/deadly dose/amount/dosage
  how many {pills}/pills_to
  wont/dont/not .. make_it/make_it_through/survive/be_alive/be_here .. night/tonight/tomorrow/morning/weekend
  standing/sitting/walking/am .. on/at/over/near the/a overpass/bridge/ledge/roof/rooftop/tracks/railing/edge/cliff
  just want it/everything/this/the_pain all? to? stop/end/over
  nothing matters anymore/any_more
  have/got/with/loaded the/a/my {weapon} .. table/me/lap/bed .. and/ready/bottle/note
  take us/me/both .. out with/both/together
  slit/slash/slitting my/his/her wrists/wrist/throat
  left a/this note ... not/wont/gone/cant/phone/answer
  saying/said my goodbyes
  cant/dont_want_to live without him/her/my/them
  no will/reason/desire to live
  nothing/nobody left? to live for
  drink/drank/drinking myself to death
  hate/hates being alive
  swerve/swerving into
  kill/hang/shoot/harm/hurt/drown/stab/poison/starve/off/unalive/killing/hanging/shooting/harming/hurting/drowning/cutting/burning/kil {self}
  cut {self}
  kms/unalive
  suicidal/self_harm/selfharm/self_harming
  want/wanna/wants/wanted/ready/rather/wish/going/gonna/might/plan/plans/planning/like/love/need to? i? could? would? was? were? just? die/be_dead/dead/be_gone/not_exist/not_be_here/stop_existing/disappear/vanish/fall_asleep_forever/not_wake/never_wake
  wish/wishes i/he/she was/were dead/never_born
  sleep and/n not/never_wake
  end/ending/ended/take/taking/took my/his/her/their/own own? life
  end/ending it !up/with/on/at
  {dont} want/wanna/wants to? live/exist/go_on/keep_going/be_alive/wake_up/be_on_this_earth/continue_living !in/at/with/on/near/there/together/under/here/next/by/apart/alone
  {dont} want/wanna/wants to? be here/around anymore/any_more/any_longer/much_longer
  no/see/isnt/any/whats/what a? the? point/reason/use of/in/to/for living/live/this_life/keep_going/going_on/go_on/keep_living/be_alive/being_alive/wake_up
  a/any/no reason/point to/in keep_going/keep_living/live/living/go_on
  life/living ..  not/isnt/aint/no longer worth/good
  not/isnt worth living
  might/may as well be_gone/dead/die/disappear
  better/happier off? dead/without_me/if_i_wasnt/if_i_was_gone/if_i_were_gone/if_i_was_dead/if_he_was_dead/if_she_was_dead/if_i_disappeared/if_i_died
  better of dead
  no/nobody/noone/would/wouldnt one? would? even? notice/miss_me/care/remember if? i? was/were/am/wasnt/died/gone/disappeared/missed/i_gone/here/dead/died/me
  die/kill_myself/be_dead/dead before/than/then going/go/to/in/live prison/jail/back/like/that
  easiest/painless/fastest/quickest/best way to? die/go/kill/end/overdose
  tired/sick/done of/with living/being_alive/life/existing
  took/taken/taking/swallowed/swallowing/takes .. all/bunch/bottle/handful/lot/too_many/whole/entire/extra/every .. {pills}
  took/taken/swallowed {pills} to
  {pills} lined_up/in_my_hand/in_front_of_me/ready/on_the_counter/on_the_table/in_his_hand/in_her_hand/counted
  has/have/got/holding/saved/saving/counting/hoarding/enough a? the? my? up? {pills} to/lined/ready/in
  tried to? od/overdose/die/hang/end
  said/says/texted/sent/posted/saying/wrote/writing/sends/recorded .. goodbye/good_bye/goodbyes !lunch/party
  goodbye letter/letters/video/note/text/forever/everyone/world
  wrote/writing/left/leaving letters/letter/notes/note .. for/to .. when/after im/i gone/not/am
  jump/jumping off/from/in_front
  drive/driving/drove/crash/steer .. into .. tree/wall/bridge/river/lake/truck/pole/traffic
  looked/looking/googled/searched .. how_high/how_many/how_much/how_long .. structure/bridge/pills/building/fall/roof/tylenol/die/it_takes
  a/the/got/have/bought/tied rope/noose .. garage/nobody/tree/ready/neck/ceiling/closet/beam
  noose
  cut_my_wrists/slit_my_wrists/cutting_my_wrists
  loaded/loading/load my/the/a/his/her gun/pistol/rifle/revolver
  gun/pistol/barrel .. to/in/against my/his/her own? head/mouth/temple/lap/hand
  been/started/keeps/shes/hes/is/im cutting again/myself/himself/herself/her_arms/his_arms/my_arms/legs/my_legs/her_wrists/his_arm/her_legs/wrists
  cut/cuts/cutting/cutted his/her/my arms/wrists/wrist/legs/thighs
  sits/sitting/running/sat/is .. in/inside .. garage ... running/engine
  insurance .. pay/paid/pays/cover .. if ... suicide/kills/does_it/do_it/themselves/themself/himself/myself
  im/ill/id be? done .. dont/not mean
  going/hes/shes/wants/threatening to? end it
  go/going be with .. in heaven
  cant/cannot go_on/live like this/keep_living/keep_going like !work/job`

/** Harm done or threatened to somebody, by whoever it is. */
export const violence = `
  {other} .. slammed/slams/bashed/smashed/banged/stomped/kneed/elbowed/pinned/threw/tackled/squeezed/twisted/scratched/spat/spit/headbutted/bounced me/us/her/him/my/my_head/my_arm/my_face/my_hand/into/against/on
  covered in bruises/blood/cuts/scratches
  put/puts/stuck/sticks/has his/her hand/hands/finger/fingers .. in/on/up/down/under my/her/his pants/underwear/shirt/skirt/breast/throat/leg
  beating/fighting/shooting/swinging .. each_other/everyone/people .. with/outside/now/pipes
  threw/throw/thrown .. brick/bottle/rock/molotov .. window/house/car/me/us
  wont/not/refuses .. give/giving/let me/him/her/us have? my/his/her/the insulin/medicine/medication/inhaler/food/water/oxygen
  {weapon} ... gonna/going_to/will learn/pay/see/regret/get
  take/taking him/her/us/them/everyone both? out/with_me
  cut/cuts/slash/carve/disfigure my/her face
  {other} {is}? {is}? {is}? {hurt} {victim} !off/out_of_work/out_of_the/up_on/back/for_money
  {other} {is}? {going} {threat}/{hurt}/kil {victim}
  {other} ... is/was/are/keeps/started {hurting} {victim} !off
  my son/daughter/grandson/granddaughter/kid/teenager/teen/stepson .. hits/hit/beats/threatens/punches/kicks/attacked/slaps/hurts/choked/beat me/us
  {other} {is}? {says} .. {going} .. {threat}/{hurt}
  {other} {says} .. hes/shes/he/she/theyll/hell/shell .. {threat} {victim}
  {hurt} me/us ... {now}
  {other} .. {is} being/getting {hurt}
  my/i/we/im/ive/he/she/shes/hes {kin}? {child}? {is}? {is}? being/getting {hurt}
  i/im/ive/we/she/{kinOf} {is} {is}? raped/stabbed/shot/strangled/molested/sexually_assaulted/kidnapped/trafficked/beaten/jumped/robbed_at/attacked/choked
  being/getting raped/stabbed/shot/strangled/molested/kidnapped/trafficked/beaten/attacked/abused/choked/hit/followed/chased/stalked/robbed/threatened/hunted/blackmailed
  threaten* me/us/my/him/her/them/with/to .. {threat}/death/die/life/kids/bury/{weapon}
  death threat/threats
  threw/throws/throwing/throw .. at me/us/her/him/{kinOf}
  pulled/pulls/pulling/put/puts/laid/lays/took/pointed/points/pointing/waved/waving/swung/swinging/held/grabbed/brandish* .. {weapon} .. on/at/to/out/counter/between/face/me/us/her/him/my
  {other}/hes/shes/with {is}? {is}? has/have/had/got/holding/carrying/brought/bringing/pulled/waving/grabbed/with/armed/swinging/up_with/shows_up_with/came .. {weapon} !license/permit/charge/shop/store/collection/safe/case/range/rights/possession/show/trust
  showed/shows/came/pulled/come/turned up/over/back? .. with .. {weapon}
  {weapon} in .. my/his/her hand/truck/bag/backpack/jacket/waistband/face
  bringing/brought/bring/take/taking a/his/my/the/her gun/guns/rifle/knife to_work/school/church/the
  put/puts/has/had/wrapped/hands .. hands/hand .. around/on/over my/her/his/the neck/throat/mouth
  around/on my/her neck/throat
  black eye/eyes !makeup
  busted/split/broke/broken/fractured my/her lip/jaw/nose/ribs/rib/arm !at/on
  bruises/bruised/welts !from/heel .. all_over/on/about/arms/neck/face/him/her/me/when/after
  about/has/have/with the? bruises
  cigarette burn/burns/burned
  dragged/drags/drag .. by .. hair
  pull* my/her hair
  punch*/puts/put/kick* .. hole/holes/wall/walls/door
  im/shes/were/kids_are next !in/week/court/on
  forces/forced/forcing/makes/made/rapes/making me/her/him to? have/do sex/things/sexual
  sex .. while/when .. dont want/asleep/said_no
  shooting/shots/gunfire/gunshots/gunshot/stabbing outside/fired/going_on/near/next_door/happening
  shot/shoots/shooting at me/us/our/my/the
  active shooter/drive by
  blood/fight/fighting ... has_a/one .. gun/knife/weapon
  beating up/beating him/beating her/beating a/jumping/stomping .. {stranger}/{kin}/up/him/her/outside
  run/ran/running/runs me/us/her/him over/down
  tried/trying/tries/going/gonna to? run me/him/her/them/us over/off
  accidents/bad_things/something .. happen/will_happen .. to .. who/people/me/us/leave
  see you/u in_hell
  finish it/me/us/what_he_started/the_job/her off !paying
  ill/i/we/youll/hell will? be/regret sorry
  wont/not/never make it alive/out_alive/see_tomorrow/live_to
  bury/kill/hurt me/us .. if .. i/we/he/she`

/** The visitor, or somebody, about to harm another. */
export const menace = `
  i/im/ill/i_will/we/ima/imma/gonna/swear .. {threat} him/her/them/someone/somebody/everyone/everybody/people/that_cop/that_man/that_bitch/that_bastard/this_man/{kinOf}/{anyone}/his/whoever !in_court/on_price/at_trial/to_it
  ill/i_will/gonna/going_to/want_to/wanna/swear .. burn/shoot/blow .. down/up .. !about/with_questions
  gonna/going/about/bout to? {threat}/bash .. {kinOf}/{anyone}/him/her/them/head/face !in_court/at_trial/on_price
  gonna/going to? run him/her/them/that over
  if ... i/ill will? kill/shoot/stab/hurt/end him/her/them/that
  gonna/going/will/gon to? pay ... {weapon}
  {weapon} ... parking_lot/outside_his/outside_her/outside_their/outside_the
  want/wants/wanna/need/urge to? hurt/kill/stab/shoot him/her/them/someone/people/{kinOf}/{anyone}
  got/have/has/brought/with my/a/the {weapon} .. in .. truck/car/bag/lap/lot/backpack/hand
  parking/outside .. with .. {weapon}`

/** Someone who is not safe where he or she is: fear, captivity, hiding, an intruder. */
export const unsafe = `
  stranger/someone/somebody/man/guy .. in/at/on/around my/our/the backyard/yard/porch/garage/driveway/back_door/fence .. trying/looking/with/watching/peeking/door/doors/window/now
  someone/somebody/they {is}? .. trying/jiggling/turning/picking the? my? door/doors/doorknob/lock/handle
  says/said/is/hes/shes {is}? on his/her/their way
  asleep/sleeping/passed_out/gone/out/upstairs/downstairs .. so/and/but/before i .. run/leave/bruises/whisper/quiet/scared
  got/found/has/getting my/our new? address/location !wrong
  cant/not/afraid_to talk/speak .. hell/shell/he/she hear/hears/listening
  begging/screaming/yelling for help
  scared/afraid/terrified/frightened/fear/fearful of {kinOf}/{anyone}
  {kin}/he/she/partner scares me
  scared/afraid/terrified/frightened/fear of what_he/what_she/what_they
  scared/afraid/terrified/frightened to be? go/going/sleep/fall_asleep/leave/be_alone/come/stay/walk/go_back/close_my_eyes home?
  scared/afraid/terrified/worried/fear hes/shes/he/she/they/him .. {going}/will/might/is/come .. {hurt}/kill/find/come/do_something
  fear/scared/afraid/fearing for my/her/his/our/their life/safety/lives/kids
  not/isnt/dont/never/doesnt/no feel? feeling? longer? safe at? in? here/home/with/right/to_go/around/now/in/there/anymore
  in immediate/real/serious/grave? danger !of/zone
  {not}/wouldnt/refuses/without to? let/lets/letting/allow/allows me/us/her/him/them to? leave/go_home/go_outside/out_of/go_anywhere/talk_to_my/talk_to_anyone/see_my_family/see_anyone/see_a_doctor/call/use_the_phone/use_my_phone/have_a_phone/sleep/eat !early/my_job/work/the_lease/the_contract
  {not} allowed/let to? leave/go_out/close/have/use/talk/see .. house/home/bathroom/phone/family/friends/alone/room/door/anyone
  lock/locks/locked/locking/keeps/keep/kept/trapped/chained/tied me/us/her/him/them/my/the kids? in/inside/bedroom/locked/to_the
  locked in .. cage/closet/basement/room/bathroom/bedroom/shed/trunk/car
  held/holding/hold/keeping/kept .. hostage/captive/against/prisoner
  im/i_am/were/we_are/shes/hes/being trapped/kidnapped/held hostage/trafficked/captive
  took/takes/hold/holding/holds/keep/keeps/has/hid/hides .. passport/passports/papers .. wont/not/leave/cant/let
  im/i_am/were/we_are/hiding/hid hiding/hid/hidden in/from/under/behind/with
  hiding in/from/under/behind .. closet/bathroom/room/cooler/car/bed/him/her/my/baby/store
  locked myself/ourselves/us in
  {other}/is/are/theyre {is}? looking for me/us/her
  {other}/is/are/hes/shes {is}? coming/driving/headed/heading/otw/on_his_way/on_her_way back? here? over? to? get/for/kill/finish/hurt/find me/us/her/it/him
  {other}/is/are/hes/shes driving/coming/headed here/over to/now get
  hurry/help/please/quick .. hes/shes/theyre/he_is/they_are/she_is .. coming/here/back/outside/inside
  {other}/{is}/be/try*/been/theyre pounding/banging/beating/kicking/hammering/slamming/screaming/yelling/breaking/climbing on/at/in/down/outside/through/into .. {home}
  pounding/banging/kicking on/at/in_my/the/our door/window/windows
  breaking/climbing/getting/trying/tried to? break? get? in/into/inside/through my/our/the {home} !law
  breaking/climbing in downstairs/now/right/the/and/through/upstairs
  hiding/hid/in the/a closet
  trying/tryna/attempting/tries to get/break/come/kick in/into/inside/down/the
  breaking into my/our/the house/home/apartment/place/car/store/building
  broke into/in .. still/hear/upstairs/downstairs/might/hiding
  someone/somebody/man/guy/stranger/intruder/burglar/people .. in/inside/outside/at/downstairs my/our/the house/apartment/bedroom/window/door/basement/hallway/closet
  {other}/is/are/hes .. outside/at/in/across/front .. my/our/the .. {home} .. wont/and/not/refuses/yelling/screaming/drunk/again/armed/scared
  robbery/robbing/robbed/holdup/hold_up/looting .. going_on/right/now/us/happening/me/gunpoint/in_progress/knifepoint
  at gunpoint/knifepoint
  mugged/carjacked
  ran/run/got/escaped out/away .. barefoot/window/from him
  call/need/send the? an? a? police/911/cops/ambulance !report/records/brutality/department/officer
  call 911/the police please
  got/out/released/out_of/is on? out? jail/bond/prison/bail .. already/back/here/at/house/coming/ago
  before/if/when he/she/they find/finds/knows/catches/catch/wakes/sees .. out/i/me/im/this
  help me/us .. hes/shes/he/she/kill/hurt/him
  help he/she/hes/shes/theyre`
