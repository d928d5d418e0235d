import type { Tongue } from './safety-frames.ts'

/** Who acts, to whom, with what and where: the parts the frames are composed of. */
export const words: Tongue['words'] = {
  /** People a visitor knows. */
  kin: `husband/wife/boyfriend/girlfriend/bf/gf/partner/fiance/spouse/ex/ex husband/ex wife/exhusband/exwife
    dad/father/mom/mother/mum/stepdad/stepfather/stepmom/stepmother/father in law/mother in law/brother in law
    brother/sister/stepbrother/uncle/aunt/cousin/grandpa/grandma/grandfather/grandmother/grandson/granddaughter/nephew/niece
    roommate/neighbor/landlord/boss/manager/coworker/client/friend/caretaker/caregiver/babysitter/nanny/teacher/coach/pastor/kids mom/kids dad/girls/kids/hubby/wifey/baby daddy/employer/foreman/tenant`,
  child: `kid/kids/child/children/baby/babies/infant/newborn/toddler/son/daughter/sons/daughters/boy/boys/girl/girls/niece/nephew/stepson/stepdaughter/grandson/granddaughter/grandkids/teen/teenager/little one/\\d+ ?(?:yr|year|yo|month)s? ?(?:old)?/\\d+ ?yo/student/students`,
  anyone: `him/her/them/{own} {stranger}/{own} \\w+ {stranger}`,
  count: `a/couple/two/three/four/five/six/seven/eight/nine/ten/eighteen/few/several/some/many/\\d+/over_a/couple_of`,
  own: `my/our/his/her/their/the/a/this/that/your/some`,
  stranger: `man/men/guy/guys/woman/women/stranger/person/people/dude/intruder/burglar/gang/kid/someone/cop`,
  other: `{kin}/he/she/they/hes/shes/theyre/it was him/someone/somebody/someones/somebodys/{own} {kin}/{own} {kin}s/{own} \\w+ {kin}/{own} \\w+s {kin}/{own} {stranger}/{own} \\w+ {stranger}/people/theres/grandpa/grandma/mom/dad/grandson/coach/kids mom`,
  kinOf: `{own} {kin}/{own} \\w+ {kin}/{own} {child}/{own} \\w+ {child}/{own} \\w+ \\w+ {child}`,
  me: `me/us/{kinOf}`,
  victim: `me/us/her/him/them/someone/somebody/people/little kids/kids/each other/{kinOf}`,
  is: `is/are/was/were/has/have/been/being/gets/got/getting/s/just/keeps/keep/kept/started/starts/been/had/be/im/hes/shes/theyre/am/ive/ive been`,
  says: `says/said/saying/keeps saying/told/tells/texted/texts/threatens/threatened/threatening/talks/talking/wrote/posted/messaged/swears/swore/thinks`,
  going: `going to/gonna/gunna/about to/bout to/will/ill/hell/shell/theyll/wants to/want to/wanna/tried to/trying to/tries to/ready to/planning to/plan to/plans to/threatening to/threatened to/threatens to/might/tryna`,
  /** What is done to a body. */
  hurt: `hit/hits/hitting/beat/beats/beating/beaten/chok*/strangl*/punch*/slap*/kick*/stab*/shoot/shoots/shooting/shot/attack*/rape/raped/rapes/raping/burn/burns/burned/burnt/burning/bit/bites/bitten/drag/drags/dragged/dragging/shove*/pushed/pushes/pushing/assault*/molest*/abus*/hurt/hurts/hurting/smack*/smash*/kill/kills/killing/killed/murder*/tortur*/bash*/whip*/jumped/spit on/cut/cuts/suffocat*/smother*/drown*/grabs/grabbed`,
  hurting: `hitting/beating/choking/strangling/punching/slapping/kicking/stabbing/shooting_at/attacking/raping/burning/dragging/shoving/pushing/assaulting/molesting/abusing/hurting/smacking/killing/torturing/whipping/suffocating/smothering/drowning/threatening/starving`,
  threat: `kill/shoot/stab/murder/hurt/strangle/bash/beat/bomb/slit/end/choke/smash/burn/run over/drown/attack/knife/poison/harm`,
  weapon: `gun/guns/knife/pistol/rifle/shotgun/machete/bat/axe/hammer/weapon/handgun/firearm/blade/crowbar/screwdriver/scissors/box cutter/ar15`,
  home: `house/home/apartment/apt/place/room/bedroom/dorm/door/front door/window/windows/porch/yard/driveway/hallway/building/work/job/school/office/garage/trailer/hotel/motel/car/street/parking lot`,
  not: `not/isnt/isn t/arent/wont/cant/can not/cannot/doesnt/didnt/never/stopped/barely/hardly/wouldnt/couldnt/aint/no longer`,
  dont: `dont/do not/doesnt/didnt/no longer/dun`,
  self: `myself/my self/himself/herself/themself/themselves/yourself/hisself`,
  pills: `pills/pill/meds/medication/tylenol/xanax/sleeping pills/tablets/percocet/oxy/insulin/ambien/fentanyl`,
  police: `police/cop/cops/officer/officers/deputy/deputies/sheriff/sheriffs/detective/detectives/fbi/ice/ice agents/immigration/dea/agents/swat/marshals/troopers/trooper/cps/feds/state police/homeland security/border patrol`,
  now: `now/right now/rn/tonight/again/still/today/here`,
}

/** Turns of phrase in which nobody is hurt. */
export const idioms = `
  not/isnt/arent/nobody_is/nobodys/no_one_is/no_ones in? any? immediate? danger
  im/hes/shes/were/theyre/everybody/everyone is? all? fine/ok/okay/good/better/sober/\\d+/safe/adults now?
  what now/next
  killing my/our wallet/budget/business/finances/credit/back/sales/grades
  kill me/us when/if .. sees/see/finds/hears ... bill/ticket/statement/fine/grade/grades/car/receipt
  this/that/it/stress/heat/job/divorce/wait/suspense/traffic/case/price/fees/bills is? was? are? about? killing/killed/kills me/us/my !with
  kill me/him/her/us when/if/for .. sees/see/finds_out_about/hears/bill/late
  going/gonna to? murder/kill me in/with/on
  killer !is/in/on/at
  kill the/a/this/my/for/it/two deal/mood/time/contract/for/bill/bid/birds
  would/could/id kill for
  could/wanna/want to? strangle/kill/shoot that/this/the/my adjuster/insurance/bank/printer/computer/company
  murder mystery/today/on my/case/cases
  dying/die/dies to/of/for know/find/hear/embarrassment/laughing/boredom/see/try
  (?:phone|battery|car|engine|laptop|computer) died/is_dead/dead
  died/dead/nearly .. of embarrassment/serious/end/line/tired/weight/broke/beat/wrong
  dead_end/serious/line/set/weight/tired/wrong
  drop dead date
  career/credit/financial/political/commercial/assisted suicide
  is/was/be career? suicide for/to
  shoot me/you/us/over an/a? email/text/message/line
  shoot/shoots/shooting weddings/videos/photos/hoops/portraits/film
  shot down my/our/the/this request/idea/offer/plan
  shot down/in_the_dark/at it
  blew/blow/blown me/us away
  hit/hits/hitting me/us/him with .. bill/fee/fees/papers/lawsuit/charge/tax/divorce/subpoena
  hit on/up me/my/us
  hit/hits and run
  got/was/were hit by/with .. hail/storm/tax/bill/fee/fees/tornado/hurricane
  stab/take/taking/took/have a/in stab/crack/shot at
  stabbed/stabs/stab/stabbing me/us/him? in the back
  beat/beating/beats/fight/fighting this/the/a/my/us/them charge/charges/ticket/case/rap/traffic/on_price/it/tickets/system/speeding
  drown*/choke*/suffocat*/breathe in/on/under/with/the .. debt/bills/paperwork/medical
  cant/cannot breathe .. debt/bills
  choked at/during/on_the/my hearing/test/trial/exam
  burned/burn in/by/on this/the/a deal/market/investment
  burned_out/burnt out
  kill/shoot myself for/laughing/in the foot/if i/working
  cut/hurt/burned/injured myself at/on/while/lifting/some/shaving/falling/in/when !purpose
  throw .. phone out the? window
  hung/hanging jury/up/out
  jump/jumped the_gun/ship/through hoops/start/off topic/on a call
  living/live will
  died/dies/dead/lost/passed/took .. by/to/from/of suicide/overdos*
  suicide in/prevention/clause/hotline
  scared/afraid of losing/court/lawyers/the/being_sued
  on/the/black/icy/some ice !agents/officers/took/detained/raid
  dry ice/ice_cream/ice_machine/ice_rink
  gun/guns/firearm/knife/rifle/rifles shop/store/range/license/permit/rights/safe/collection/charge/charges/possession/case/dealer/show/trust/owner/law/laws/to_my/in_the_will
  stroke of luck
  landlord/landlady/owner/owners/they/theyre/shes/hes .. kick/kicks/kicked/kicking us/me out !and
  kick/kicking our/my mom/dad/mother/father out
  give/gives/giving/gave/get/gets/getting him/her/them/us? no/any/his/her/their? breaks
  passed/died/gone/left .. without me/us saying goodbye
  never/didnt/couldnt get/got? to? say/saying goodbye
  drag/drags/dragged/dragging me/us/him/her back? to/into/through court
  cut/cuts/cutting me/us/him/her/them out !of_the_car
  drowning in credit/paperwork/fees
  fire alarm/truck/department/drill/sale/station/insurance/inspection
  police/sheriffs/sheriff department/report/records/officer and/department
  water under/heater
  child abuse/support/custody/endangerment charge?/case?/registry?/lawyer?
  stay/staying/be home alone legal/age
  what/at age .. alone
  follows/following/follow me/us on_instagram/facebook/twitter/tiktok/linkedin
  abus*/molest*/beaten/hurt/raped/hit as a kid/child/teenager
  getting/get a hold of
  self defense/employed/representation/help
  help me with/find/file/understand/figure/fill
  high risk/school/rent/cost/fees/price/court/fees`

/** Long ago. */
export const past = `
  {count} years/months/yrs/decades ago/back
  years/decades/months/back/long ago
  back in
  last year/month/summer/winter/spring/fall
  in/since/from/on/last/this january/february/march/april/may/june/july/august/september/october/november/december
  20[0-2]\\d/19\\d\\d
  as a kid/child/teenager
  when i was
  childhood/back_then/used_to/at_the_time
`

/** The law's own words, collisions, and questions of general interest. */
export const legal = `
  charge/charged/charges/accus*/convict*/indict*/alleg*/acquitted/plead/pled/plea/felony/misdemeanor/sentenced/sentence/penalty/expung*/wrongful/wrongful_death/lawsuit/sue/sued/suing/malpractice/settlement/negligence/claims/claim/statute/hotline/accusation*/license_board
  probation/parole/case/cases/defense/defend/represent/handle for/if/of/on/is/victims/murder/assault/gunshot/against/involving
  truck/semi/car/driver/suv/van hit/struck/ran/rear*
  someone/somebody/guy/lady/woman/man/truck/car/driver/kid .. hit/struck me/us/him/her on i/us/route/rt/sr \\d{1,3}
  someone/somebody/guy/lady/woman/man/truck/car/driver/kid .. hit/struck me/us/him/her on i\\d{1,3}/101
  driver/rear_ended/red_light/stop_sign/intersection/lane/parked_car/bumper/highway/freeway/interstate/hwy/turnpike/expressway/crosswalk/uninsured/dog/dogs/fender/insurance
  they/police/cops/she/he/prosecutor say/says/said/claim/claims i
  he/she/they hit me/us/him/her from_behind at/in a/the? light/red_light/roundabout/stop_sign
  slammed on his/her/the/their brakes
  stroke/surgery after/during the/a/her/his? surgery/operation/stroke
  lol/haha/hahaha/lmao/jk/just_kidding
  how long/much is/does/do/are
  should i
  do you/yall handle/take/represent/do/defend
  can police/cops/a/the/they/i
  gonna/going_to/will_i get arrested/deported for
  want me to? come/go
  should/if/when i turn
  is it legal
  what is/are/happens/does
  news/movie/novel/film/tv
`

/** Today. */
export const present = `
  now/right_now/rn/tonight/this_morning/again/still/here/outside/at_my_door/today/keeps/last_night/just_now/coming
  {count}/an hour/hours/minute/minutes/mins ago`
