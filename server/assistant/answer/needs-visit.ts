/**
 * What people ask about reaching and visiting a law firm, and how a page shows that it says so. The
 * notation is read by `needs.ts`.
 */
export const visitNeeds = `
parking
asks: parking, (where|somewhere|place|spot|room) .. park,
  (i|we|you|to|people|clients|visitors) park, park (my|our|a|the) (car|truck|van|trailer),
  (leave|put) my (car|truck), parking (lot|garage), estacionar*, estacionamiento, estaciono,
  parquear*, parqueadero, parqueo, dejar (el|mi) (carro|coche|auto*)
shows: parking, park( in| on| behind| at| your| free| is), garage,
  (lot|spaces?|spots?) .. (free|behind|beside|street|building|rear|alley|visitors?|clients?|reserved|marked),
  metered?, meters, curb, estaciona*, parqueo, cajones, cochera

public transport
asks: bus(es)?, train, metro, subway, transit, light rail, trolley, ferry,
  (dont|do not|without|have no|no|cant) .. (a car|drive|driving|ride), (uber|lyft|ride|pick me up),
  autobus, camion, tren, no (tengo carro|manejo)
shows: bus(es)?( line| route| stop)?, routes? #, train, station, transit, streetcar, subway, ferry,
  trolley, rides?, taxi, autobus, parada, linea #

texting
asks: (can|may|could|do|should|able to) .. text (you|u|yall|ya|the (office|firm)|someone|somebody),
  (you|u|yall|office|firm) .. (take|accept|get|read|answer|reply to|respond to) (texts|text messages),
  text (number|line), whats?app, (mandar*|enviar*|escribir*) .. (mensajes? de texto|un texto|textos|whats?app)
shows: text (us|me|messages? (to|at|us)|line|number), (reach|contact|call|write|us|me|answer*) .. by text, texts (are|to), sms, whats?app,
  mensajes? de texto, por texto

way to the office
asks: directions?, how .. (get|drive) (to|there|over),
  from the (highway|interstate|freeway|airport|exit),
  (which|what) (floor|door|entrance|building|exit|suite|side|cross street*), landmarks?,
  (next to|near|across from|close to) .. (what|you|your|office),
  (far|distance) .. (office|you|from), easy to find, como (llego|llegar), (cerca|lejos) de,
  que (piso|puerta|edificio|entrada)
shows: exits? #?, (turn|take|follow|come) .. (left|right|onto|off|exit|road|street|past|until),
  across from, next (to|door), (first|second|third|ground|street|upper|#*|top) (floor|level),
  entrance, upstairs, above, beside, behind, corner,
  (block|mile|minute)s? (from|of|north|south|east|west), between .. and, building, salida, al lado,
  frente a, (primer|segundo) piso, esquina, cuadras?, edificio

getting in with a chair or walker
asks: wheel ?chair*, handicap*, elevators?, ramps?, stairs?, (many|any|are there|climb) .. steps,
  walker, accessib*,
  (disab*|cane|crutches|blind|deaf|hearing|oxygen|chair) .. (get|access*|office|building|door|bathroom|restroom|climb|enter|in),
  (bathroom|restroom) .. (chair|fit|ok|accessible), silla de ruedas, elevador, ascensor, rampas?,
  escaleras?, (discapacidad|andadera|baston) .. (entrar|oficina|acces*)
shows: wheel ?chair*, elevators?, ramps?, stairs?, step-?free, no steps, accessib*,
  (street|ground) (level|floor), power chair, lift, wide enough, grab bars?, large print,
  silla de ruedas, elevador, ascensor, rampas?, escaleras?, planta baja, accesible*

opening hours
asks: hours,
  (you|office|yall|u|are|they|r|when|what time|what days?|guys) .. (open|close|closed|closes|there until),
  (saturday|sunday|weekend|evening|night|nite)s? .. (appointment*|meet*|open|available|hours|come|see|call|talk|in|visit|consult*|answer),
  (open|available|appointment*|meet*|come( in| by| on)?|see|visit|stop by|consult*|talk|answer|call|in) .. (saturday|sunday|weekend|evening|night|nite|after (work|five|hours|#)|late|lunch|holiday|before (work|#|eight))s?,
  (after|before|during) (my )?(work|school|shift|lunch|job) .., (shift|work) (ends|is over|lets out), (get|got) off (work|at),
  (work|job) .. (monday|mon|till|until|days|all day|hours|shift|off),
  (on|this|by|until|till) (monday|tuesday|wednesday|thursday|friday)s?, horarios?,
  (abren|abre|abiert*|cierran|cierra|atienden), (sabado|domingo|fin de semana|noche|tarde)s?,
  salgo del trabajo, que (dias|hora)
shows: #(:#)? ?[ap]\\.?m, #:# ?[-–] ?#,
  (mon|tues?|wed|thurs?|fri|sat|sun)(day|nesday|urday)?s? .. (#|by appointment|closed|until|through|to),
  weekends?, evenings?, (saturday|sunday)s?, closed, after hours, by appointment, noon, 24/7,
  holidays?, lunch, outside (business|office|those) hours,
  (late|early) .. (monday|tuesday|wednesday|thursday|friday), horarios?,
  (lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?, con cita, cerrad*, fin(es)? de semana

meeting from afar
asks: zoom, (face ?time|skype|google meet|teams), video*, remote*, virtual*,
  (by|over the|on the|through) (phone|telephone),
  (do|handle|talk|meet|sign|everything|all) .. (online|by email|electronically|over the phone),
  (have|need|got) to (come|drive|travel|be there|go there|show up|be) .. (in|person|office|there|down),
  in[- ]person, (out of|another|different|other) (state|town|country) ..,
  (live|im|am|are) .. (far|hours? away|hrs away|miles away|out of (state|town)), video ?llamadas?,
  por (telefono|video|zoom), en (linea|persona), virtual*, a distancia, vivo lejos, desde (mi )?casa
shows: (by|on|via|over|or|a|through) zoom, zoom (call*|meeting*|or|link*|appointment*|consult*|video), (face ?time|skype), video*, remote*, virtual*,
  (by|over the|or|on the) (phone|telephone), in person, from (home|anywhere), e-?sign*, electronic*,
  online, video ?llamadas?, por (telefono|video), en persona, virtual*

coming to the client
asks: (come|travel|drive|go) (out )?to (me|us|my|her|him|them|the|our|a|his|see|visit|someones?|peoples?|where) .. (house|home|hospital|nursing|facility|place|bedside|apartment|jail|room|rehab|hospice)?,
  (visit|see|meet) .. (at|in) (home|his|her|my|the) .. (home|house|hospital|nursing|facility|hospice|rehab)?,
  house ?calls?, home ?visits?,
  (home ?bound|bed ?ridden|cant (leave|travel|drive|come|get)|doesnt (leave|drive|travel)|in (a |the )?(nursing|hospital|hospice|assisted)) ..,
  (venir|ir|vienen|visit*) a (mi|la|su) (casa|domicilio|hospital), a domicilio,
  no puede (salir|venir|caminar)
shows: (go|come|came|comes|goes|travel*|visit*|drive*|meet*) .. (homes?|house|hospitals?|nursing|facilit*|bedside|hospice|you at|where you)s?,
  (home|hospital|bedside) (visits?|signings?), house ?calls?,
  (vamos|visit*|ir) .. (casa|hospital|domicilio), a domicilio

visits to jail
asks: (jail|prison|custody|detention|detained|locked up|in county|lockup|inmate|bars) .. (visit|see|come|go|meet|talk|help|call|represent),
  (visit|see|come to|go to|meet|talk to) .. (jail|prison|custody|detention|inmate|locked up),
  (carcel|detenid*|preso|encarcelad*) .. (visit*|ver|ir|van|ayud*),
  (visit*|van|ir) .. (carcel|detenci*)
shows: (jail|prison|detention|custody|detained|inmates?|lockup) .. (visit*|come|go|goes|see|meet|call*|drive|appointment*),
  (visit*|come|go|goes|see|meet|drive*|calls?) .. (jail|prison|detention|custody|inmates?),
  (carcel|detenci*|detenid*) .. (visit*|vamos|ver), (visit*|vamos) .. (carcel|detenci*)

children at the office
asks: bring (my|the|our) (kids?|children|baby|son|daughter|toddler),
  (bring|brings|watch|leave|have) .. (kids?|child*|baby|babies|toddler|infant|little ones?|newborn|daughter|son|stroller)s? .. (with|along|there|office|in|appointment|meeting|watch|sitter)?,
  (kids?|child*|baby) .. (welcome|allowed|come along|sit|wait|babysit*|ok), child ?care, daycare,
  play (area|room), (baby ?)?sitters?, nobody to watch, (llevar|traer|dejar*) .. (ninos?|ninas?|hijos?|hijas?|bebe*)
shows: (infants?|bab(y|ies)|newborns?) .. (fine|ok|okay|asleep|carrier|stroller|no trouble|lap),
  (children|kids|child|little ones|toddlers?|babies|ninos) .. (welcome|toys?|play*|corner|bring|crayons|books|shelf|wait*|box|watch|come along|bienvenidos?|juguetes|color*),
  (bring|toys|crayons|welcome|play|coloring|shelf) .. (children|kids|child|little ones|ninos|baby)

animals at the office
asks: (dogs?|cats?|pets?|puppy|service animals?|emotional support) .. (bring|office|allow*|come|welcome|ok|inside|friendly|with me|in your|there),
  (bring|have|allow*|got|is there) .. (dogs?|cats?|pets?|puppy|service animals?),
  (perros?|mascotas?|gatos?) .. (llevar|traer|oficina)
shows: (office|service|friendly|our|the) (dogs?|cats?), pets?, service animals?,
  (dog|cat|hound|terrier|retriever|spaniel) .. (greets?|sleeps?|office|allerg*|door|rug|desk|welcome),
  allerg*, mascotas?, perros?

what to bring
asks: (what|which|anything|something|stuff) .. (bring|have with me|paperwork|documents?|papers|prepare|get ready|have ready|gather|need .. (for|at|to) .. (meeting|appointment|visit|consult*)),
  (need|have|supposed|want me|should) .. (to bring|i bring|bring my|have ready),
  bring .. (anything|papers|paperwork|documents?|with me|id|to (the|my)),
  do i need .. (before|papers|report|records|documents?|id|identification),
  (que|cuales) (llevo|debo llevar|tengo que llevar|documentos|papeles|necesito llevar|traigo|hay que llevar),
  (llevar|traer) .. (documentos|papeles|identificacion|cita|algo)
shows: (please )?bring, (gather|collect|assemble) .. (following|whichever|documents?|papers|records|these|items),
  (have|keep|gather|collect) .. (ready|with you|at hand|handy|in one place),
  (need|helps?|useful|look at|ask for|order|missing) .. (papers|documents|records|report|paperwork|stubs|photographs|identification),
  photo id, identification, passport, (traig*|traer*) ..,
  (llev*) .. (identificacion|documentos|papeles|copias?|cita|reunion|consulta|foto), a la mano,
  (documentos|papeles|identificacion)

an appointment
asks: walk[- ]?ins?,
  (make|set up|set one up|get|book|schedule|need|have|request|arrange|want) .. (appointment|appt|meeting|consult*|time to (talk|meet)|visit),
  (just|can i|could i|ok to) (come|show|drop|stop|walk|swing|pop) (in|up|by|over),
  without (an )?(appointment|appt), how soon .. (see|get in|appointment|meet|in),
  (next|first|earliest|soonest) (available|opening|appointment),
  (get|see|meet|in) .. (this week|today|tomorrow|same day|right away|soon), sin cita,
  (hacer|sacar|pedir|agendar|necesito|quiero|programar) .. cita, una cita,
  cuando .. (ver|atender|recibir)
shows: appointments?, walk[- ]?ins?, schedul*,
  (ordinary|usual|typical|average|current|normal) wait, (first|next|earliest) (opening|available)s?,
  (book|set up|arrange|offer|find|request) .. (time|meeting|call|visit|consult*|conference),
  (quickest|best|easiest) way .. (telephone|call|phone|write|form), (call|ring|telephone|phone|write) .. (ask for|use the form|and (dot|we)|to (start|begin|get started)), (llame|escriba|llene) .. (pida|cita|formulario|hablar con),
  (see|seen|fit|meet) (you|people|clients|most|new)? .. (within|same|week|days?|soon|next),
  (slots?|openings?|times) .. (open|free|available|held) .. (morning|day|week),
  (call|telephone|write|form) .. (set|time|schedul*|appointment), citas?, agend*, program*

changing an appointment
asks: (cancel*|resched*|re-schedule|push back|postpone|miss|missed|(slept|sleep|slept right) through|forgot|spaced|late (for|to)|cant make|move|change) .. (appointment|appt|meeting|consult*|it|time|day|thursday|visit|date|cita),
  no[- ]?show, running late, something came up,
  (cancelar|cambiar|mover|falt*|llego tarde) .. (cita|hora|dia)
shows: cancel*, resched*, (change|move|miss*|keep|late) .. (appointment|meeting|time|day),
  (day|hours|notice) .. (before|ahead|advance), no-?shows?, (does not|doesnt|do not|dont|did not|didnt) (come|show|appear) (up )?(and|or|without|at),
  (cancel*|cambi*|avis*) .. (cita|antes|dia)

length of a meeting
asks: how long .. (appointment|appt|meeting|consult*|visit|first|call|session|there|talk|signing),
  (cuanto|que tanto) (dura|tiempo|tarda) .. (cita|consulta|reunion|visita|llamada)
shows: (minutes?|half an hour|half[- ]hour|hours?|minutos|horas?) .. (meeting|consult*|visit|call|appointment|long|conversation|session|cita|consulta|reunion|plan),
  (meeting|consult*|visit|call|appointment|session|plan on|allow|set aside|lasts?|takes?|runs?|cita|consulta|reunion|dura*|reserve*) .. (minutes?|half an hour|half[- ]hour|hours?|minutos|horas?)

how soon one hears back
asks: how (soon|fast|quick*|long) .. (call|hear|answer|respond*|response|reply|get back|back|return|tell me|know|find out|email),
  (call|answer|get|text|email|write|return*|reply) .. back,
  when (will|do|would|can) .. (hear|call|respond|get back|reply|answer),
  (return|answer|respond|reply) .. (calls?|emails?|messages?|texts?|fast|quick*),
  (cuanto|cuando|que tan rapido) .. (responden|contestan|llaman|devuelven|respuesta|contestar|responder),
  (me|nos) (llaman|contestan|responden|regresan)
shows: (within|same|next|by the end|before) .. (days?|hours?|afternoon|morning|evening),
  (return*|call* (you )?back|hear back|respon*|repl*|answer*|get back|write back|tell you|an answer) .. (within|same|next|by|before|day|hours?|soon),
  (respond*|contest*|devol*|llam*) .. (dias?|horas?|mismo|siguiente|habil)

emergencies
asks: emergenc*, after[- ]?hours, middle of the night, to(night|nite),
  (tonight|right now|this second|at night|midnight|3 ?am|2 ?am) .. (call|reach|help|answer|number|someone|lawyer|arrest*),
  (call|reach|number|answer|talk|pick up) .. (tonight|at night|midnight|late at night|weekend*|after hours|# ?[ap]m),
  urgent*, emergencia*, urgente, de noche, (esta|en la) noche
shows: emergenc*, after[- ]?(hours|closing), answering (service|machine), 24/7, 24 hours,
  (day|any time) (or|of) (night|the day), any ?time, nights?, urgent*, on[- ]?call, voice ?mail,
  machine, emergencia*, urgente*, a toda hora, 24 horas

a person on the telephone
asks: (real|live|actual|human) (person|human|lawyer|attorney|being|voice),
  (person|human|somebody) .. (answer*|machine|voicemail|robot|phone|pick*),
  who (answers|picks up|will i (talk|speak)), (voice ?mail|answering machine|recording|call center),
  leave (a|you a) message, (contesta|contestan) .. (persona|maquina|telefono), quien contesta
shows: (answers?|picks? up|take*|handle*) .. (phone|telephone|calls?|line|messages?), voice ?mail,
  machine, recording, answering service, live (person|operator), receptionist, leave a message,
  contesta* .. telefono, recado, buzon

sending papers and messages
asks: (sms|whatsapp|message|dm) (you|y'?all|me|u|the|your|my|a|instead|number), text (me|my|instead),
  (can|do|ok|should|could|may) .. (email|text|send|fax|upload|mail|scan|attach|forward) .. (you|it|them|documents?|papers?|pictures?|photos?|screenshots?|videos?|files?|records?)?,
  by (text|email|mail|fax), fax, portal, upload, secure(ly)?,
  (mandar|enviar|mando|envio|escribir) .. (documentos|fotos|papeles|whatsapp|mensaje|correo|texto),
  whatsapp, mensaje de texto
shows: (text|texts|texting|sms|whatsapp),
  (e-?mail|fax|upload|scan|attach|portal|photograph|forward|send) .. (us|it|them|papers|documents?|files?|photos?|copies|pictures?|link|secure*|client|screenshots?|to),
  portal, secure*, fax .. #,
  (mand*|envi*|escrib*) .. (documentos|fotos|copias|whatsapp|correo|mensaje|texto), whatsapp

leaving papers at the door
asks: (drop|leave|slide|put) .. (off|papers?|documents?|envelope|check|payment|it|them|stuff|package) .. (office|door|slot|mailbox|desk|front|after|with)?,
  drop (off|box), mail ?(slot|box), (dejar|entregar) .. (documentos|papeles|sobre|pago) ..
shows: drop* (off|box|slot), (mail|door|letter|drop|brass) ?(slot|box), through the door, envelope,
  leave .. (papers|documents|envelope|desk|with), (deliver*|hand) .. (papers|documents|desk), buzon,
  dej* .. (documentos|papeles|sobre)
`
