/**
 * What people ask about a law firm, its people and its ways of working, and how a page shows that it
 * says so. The notation is read by `needs.ts`.
 */
export const firmNeeds = `
languages
asks: (speak*|talk*|fluent|lawyers?|someone|anyone|anybody|staff|help|services?|website|do it|forms?|papers?) .. (in )?(spanish|espanol|french|russian|chinese|mandarin|cantonese|vietnamese|korean|arabic|somali|hmong|tagalog|portuguese|polish|german|hindi|urdu|creole|asl|sign language|my language|other languages?),
  (spanish|espanol|russian|vietnamese|chinese|arabic|french|somali) ?(speak*|interpreter|lawyer),
  interpret*, translat*, bilingual, sign language, (what|which|any|other) languages?,
  (english|ingles) .. (not|isnt|bad|poor|well|good|second|no|mal|poco),
  (hablan?|habla|atienden|alguien|contrato|documentos|papeles|todo) .. (espanol|ingles|mi idioma),
  interprete, traduc*, (en|mi|que) (espanol|idioma*), no hablo ingles, bilingue
shows: (speaks?|spoken|speaking|fluent*|in|conduct*|languages?|bilingual|works? in|answers? in|and|or) .. (spanish|espanol|french|russian|mandarin|cantonese|vietnamese|korean|arabic|somali|hmong|tagalog|portuguese|polish|german|hindi|urdu|igbo|yoruba|creole|sign language|languages?),
  interpret*, translat*, bilingual, sign language, (habla*|espanol|bilingue), interprete*, traduc*,
  idioma*

who does the work
asks: (who|which (lawyer|attorney)) .. (handle*|handling|work|working|be my|represent*|take|do the|doing|in charge|assigned|talk to|meet|see|show* up|case),
  (same|one) (lawyer|attorney|person),
  (pass*|hand*|shuffle*|dump*|stuck) .. (off|around|associate|paralegal|junior|intern),
  (lawyer|attorney) or .. (assistant|paralegal|secretary|someone else),
  (real|actual) (lawyer|attorney), (lawyer|attorney|him|her) or (an? |the |a |some )?(assistant|paralegal|secretary|case manager|salesperson|staff), (never|only) (ever )?(once )?(met|saw|talked|got|spoke) .. (attorney|lawyer|case manager|assistant|secretary),
  (deal|talk|speak|meet) (to|with) .. (case manager|paralegal|lawyer (herself|himself)), (handed|passed|hands?) (us|me|it|them|you) off,
  (you|lawyer|attorney) (personally|yourself|yourselves|herself|himself),
  quien .. (lleva*|atiende|manej*|represent*|caso|habl*|va a), (mismo|misma) abogad*,
  abogad* o .. (asistente|secretari*|ayudante)
shows: (lawyer|attorney|partner|abogad*|i|one of us) .. (you (meet|hire|speak|talk)|does the work|do the work|your (case|file|matter|lawyer)|from (start|beginning|first)|herself|himself|personally|myself|stays?|every (case|client|hearing|matter)|same|handles?|answers? for|start to finish|mismo|misma|lleva),
  (every|each|your) (client|file|case|matter) .. (named|one|responsible|same) .. (attorney|lawyer|person), (attorney|lawyer|person) you (hire|meet|meet with|speak with) .. (is|does|stands), (one|an?) (attorney|lawyer) and one (paralegal|case manager), (assigned|responsible) .. (attorney|lawyer)s?,
  one (responsible )?(attorney|lawyer) and, (which of them|that person) .. (hiring|does the work),
  not (handed|passed), (no|without) (associate|hand)*,
  (paralegal|assistant)s? .. (help*|prepare*|gather*|never|do not|does)

how long the firm has been there
asks: how long .. (practic*|been|lawyers?|attorneys?|around|open|business|doing|firm|there|established),
  (years?|yrs) .. (experience|practic*|business|lawyer|doing this|have you|been),
  how (experienced|many years|old is (the|your) (firm|office)), since when,
  (when|what year) .. (open*|start*|found*|establish*|begin|began|licensed|become|became|join*),
  (much|any|your) experience, new (lawyer|firm|attorney),
  (cuantos|cuanto) (anos|tiempo) .. (experiencia|ejerc*|trabaj*|abogad*|abiert*|llevan|tienen|lleva),
  desde (cuando|que ano), (cuando|ano) .. (abri*|fund*|empez*|comenz*), experiencia
shows: (opened|founded|established|began|started|joined|licensed|admitted|sworn|hung out|practic*) .. (19|20)\\d\\d, since (19|20)\\d\\d,
  (19|20)\\d\\d .. (opened|founded|started|began|established|joined|licensed|admitted|(he|she|we|i|who) came),
  (for|over|than|nearly|almost|combined) (the last |more than |over |about )?(\\w+ )?(\\w+ )?(years|decades?) .. (practic*|experience|represent*|helping|defend*|lawyers?),
  (practic*|experience) .. (years|since|decades?), practiced .. in .. since, been .. since, since .. opening, desde .. (19|20)\\d\\d, (#|mas de) .. anos de,
  fund* .. #, abri* .. #, (hung|hang) out .. shingle

work before the law
asks: (before|prior to) (law|being|becoming|he was|she was|they were|the firm|joining) .. (lawyers?|attorneys?|law|firm|here)?,
  (what|where|did|was|were|is|are) .. (do|work*|doing|used to|ever|former*|really) .. (before|for a living|first),
  (you|lawyers?|attorneys?|he|she|anyone|any of you|one of (you|yall)) .. (used to|ever work*|formerly|former), former (prosecutors?|judges?|cops?|da|police|public defenders?),
  (veterans?|immigrants?|served in the) .., antes de ser abogad*, (fue|era|eran) .. (fiscal|juez|policia)
shows: (before|prior to|following|after) (law school|college|joining|entering|becoming|(he|she) (entered|joined|became|was|opened|concluded)) ..,
  (spent|served|worked|stood|taught|drove|hauled) .. (years|as a|in the|for the|since|until|from), former*, (began|started) (his|her|their) career,
  (veteran|army|navy|marines?|air force|active duty|deployment), antes de .. (derecho|abogad*|unirse), trabaj* .. anos

schooling
asks: (law ?school|college|university|degrees?|graduat*|educat*|studied|study|diploma|alma mater),
  where .. (go to school|went to school|school|train*|learn*), universidad,
  (donde|que) .. (estudi*|gradu*|escuela|carrera), titulo
shows: (university|college|law school|school of law|graduat*|degrees?|studied|magna cum laude|law review),
  j\\.?d\\.?, b\\.?[as]\\.?, (universidad|facultad|escuela), (estudi*|gradu*|licenciatura)

licences and certificates
asks: (licensed|admitted|bar (member|number|card|association|certified|license|exam)|board[- ]certified|certified|certification|specialists?|accredited|good standing),
  (license|licensed|admitted|practice) .. (in|federal|other|which|what) .. (states?|courts?|bar|law),
  (trouble|complaint*|disciplin*|suspended|disbarred|sued) .. (bar|lawyer|attorney|you|ethics|ever),
  malpractice insurance,
  (licencia|certificad*|especialista|colegiad*|acreditad*) .. (abogad*|ejercer|derecho)?, notari*
shows: (licensed|admitted|bar (number|no|association|of|admissions?|certified)|board[- ]certified|certified|certification|specialist|accredited|state bar|federal court*|good standing|member of the),
  malpractice (insurance|coverage),
  (certificad*|especialista|colegio de abogados|admitid*|licencia para)

what others say and what was won
asks: (reviews?|testimonials?|ratings?|rated|stars|avvo|yelp|super ?lawyers?|awards?|references|reputation),
  (talk|speak) to .. (past|former|other|old) clients?,
  what .. (clients?|people|others|customers) (say|think),
  (success|win|winning) (rate|record|percent*)|track record,
  how many .. (cases|trials|clients) .. (won|win|tried|lost|handled|have you|a year),
  (ever|have you) (won|tried|lost|taken .. trial), (best|biggest) (result|verdict|settlement|case),
  any good, resenas?, testimonios?, opiniones, premios?, (casos|juicios) .. gan*, recomendaciones
shows: (google|client|online|five[- ]star|our|these|the|read|more) (reviews|testimonials), (reviews|testimonials) (below|from|of|by|are|came),
  testimonials?, rated, (five|5)[- ]stars?, avvo, super ?lawyers?, (named|honored|awarded) .. (best|top|lawyer|award|by),
  (clients?|people) .. (say|said|wrote|tell|words|kind),
  (won|verdicts?|acquitt*|not guilty|dismiss*|results?|recovered|settled|tried) .. (jury|case*|client*|$|trial*|charge*|count*|past)?,
  resenas?, testimonios?, premios?, (ganad*|absuelt*|veredicto*)

people of the office
asks: who (are|is) (your|the) (attorneys?|lawyers?|team|people|partners?|staff), meet (the|your) (team|attorneys?|lawyers?),
  (tell me|more|info*) about (your|the) (attorneys?|lawyers?|team), (receptionist|secretary|paralegals?|your (staff|team)|office manager|associates|founder),
  how (many|big|large|small) .. (lawyers?|attorneys?|people|staff|firm|office|team),
  quien(es)? (es|son) (los|el|la|las|sus) abogad*,
  (who|how many) .. (works?|else|runs?|owns?|started|founded|answers?|there|front desk),
  solo (practice|lawyer|attorney|practitioner), (big|small) firm,
  (cuantos|quienes) .. (abogad*|trabajan|son),
  (secretari*|asistente*|recepcionista|duen*|fundador*|equipo)
shows: (hung|hang) out .. shingle, (receptionist|secretary|paralegals?|legal assistants?|office manager|coordinator|bookkeeper|front desk|runs the|founder|founding|founded|owns?|owner|partners?|associates?|solo|staff),
  (#|one|two|three|four|five|six|seven|eight|nine|ten) (lawyers?|attorneys?|of us|people|partners|abogad*),
  (secretari*|asistente*|recepcionista|fundador*|soci[oa]s?|equipo)

work for the firm
asks: (hiring|job openings?|jobs?|careers?|internships?|interns?|intern|externship*|positions?|openings?|resume) .. (at|with|for|you|firm|open|available|there),
  (work|job|apply|intern) (for|with|at|as) (you|your|yall|the firm|a paralegal|a receptionist|an intern),
  (are|r) (you|yall|u|they) .. hiring,
  (contratando|empleo|vacante*|trabajo) .. (ustedes|bufete|oficina|hay|tienen)
shows: (seeking|recruiting|hiring|looking for|searching for|search for) .. (paralegals?|lawyers?|attorneys?|associates?|assistants?|receptionists?|clerks?|interns?|investigators?|coordinators?),
  (positions?|openings?|vacanc*) .. (open|available|at (present|this time)|now|currently), no (current )?(openings|positions|vacancies),
  (candidates?|applicants?) .., cover letters?,
  (we are hiring|now hiring|careers? at|internships?|interns|externs|job openings?|openings? for|(send|mail) .. resumes?|join (our|the) (team|firm|office)),
  (vacante*|empleo*|curriculum)

secrets
asks: (confidential*|privacy|privileged?|secret),
  (stay*|kept?|remain*|is) .. (private|between us|secret|safe|quiet), private,
  (tell|told|find out|know|share|report*|call|see) .. (anyone|anybody|boss|husband|wife|family|police|cops|ice|immigration|employer|parents|kids|landlord|else|my ex),
  (anyone|husband|wife|boss|parents|family|they) .. (find out|know i|know that|see (my|this)),
  (who|anyone) .. (sees?|reads?|access*) .. (this|my|what),
  (sell|share|use|keep|delete|erase|remove|store) .. (my )?(info*|data|messages?|details|name|e-?mail),
  cookies, track*, confidencial*, privad*, entre nosotros, secreto,
  (se lo|le) (dicen|cuentan|avisan),
  (policia|migra|esposo|esposa|patron|jefe) .. (enter*|sab*|dicen|avis*)
shows: (confidential*|privileged?|privacy|secret|secrecy),
  (stays?|kept|keep|remain*) .. (between|private|us|confidence|here|safe), private,
  (never|not|without) .. (share*|sell|sold|tell|told|disclos*|report*|passed|give*),
  (share*|sell|disclos*|delet*|store*|encrypt*|cookies?|erase*|retain*) .. (info*|data|messages?|details|anyone|third|you),
  attorney-?client, confidencial*, privad*, secreto*, (no|nunca) .. (compart*|revel*|vend*)

whose side
asks: conflicts? (of interest|check)?, (same|one) (lawyer|attorney) .. (both|me and|husband|wife|us), both (me and|of us), me and my (husband|wife|partner|cousin|brother|sister) .. (one|same|represent|lawyer|both), (represent|work for|work with|defend) .. (employers?|landlords?|banks?|insurance|compan*|agencies) (too|also)?, (already|not already) .. (client|lawyer for|called your), tambien (defienden|trabajan|representan),
  (represent*|work* for|help|lawyer for|hired|talk* to|side) .. (both (of us|sides|parties|spouses|husband)|other (side|party|parent|person|spouse)|my (boss|ex|husband|wife|landlord|employer|brother|sister|partner|neighbor|company|insurance|tenant*)),
  (landlords?|owners?|employers?|businesses|companies|defendants?|plaintiffs?|victims?|husbands|wives|men|fathers|mothers|dads|tenants|renters|workers|employees) (too|also|or|as well|only|and),
  (only|just|both) .. (landlords?|tenants?|renters|owners|employers?|employees|workers|husbands|wives|men|women|fathers|mothers|dads),
  (already|not) .. (represent*|work*|talk*|spoke*) .. (him|her|them|my|the other), conflicto*,
  (ambos|los dos|otra parte|otro lado|mi (patron|esposo|esposa|ex|casero|jefe)) .. (represent*|abogad*|trabaj*)
shows: conflicts?,
  (other|either|one|both|opposing) (sides?|part(y|ies)|spouse*|owners?|parent*|person|name),
  (act|acts|appear|work*|stand*|represent*) (only )?(for|on) .. (landlords?|owners?|tenants?|employers?|employees|workers|plaintiffs?|defendants?|injured|famil*|people|individuals|husband*|wives|parents|side|compan*|businesses|insur*),
  (never|not|cannot|do not|don't) .. (represent*|act for|advise|both|insur*|compan*|landlord*|employers?|banks?),
  conflicto*, (ambas|otra) partes?,
  (represent*|defend*) .. (solo|trabajador*|inquilin*|patron*|dueno*)

new clients
asks: (taking|take|accept*|have room|room) .. (new (clients?|cases?|matters)|my case|me on),
  (toman|aceptan|reciben) .. (nuev*|mi caso|casos|clientes)
shows: (accept*|tak*|welcom*|limit*|number of) .. new (clients?|cases?|matters), waiting list, (case ?load|calendar|practice) is full,
  clientes nuevos, casos nuevos

becoming a client
asks: (are|is|r|you|youre|u|make|makes) .. my (lawyer|attorney)s? .. (now|right|yet|already|officially|then)?, (am i|make me|makes me|means? i'?m|become|becomes) .. clients?, am i (hired|represented), represented (yet|now), (soy|seria) (su|ya) .. cliente, ya soy (su )?cliente, (son|seran) mis abogad*,
  (attorney|lawyer)[- ]client, officially,
  (contract|agreement|engagement|sign*) .. (hire|client|with you|long|anything|you|papers?|fee|back out|cancel|locked),
  (hire|hiring|retain) you, become (a |your )?client,
  (how|what) .. (hire|sign up|get started|start|begin|go about|next step*|first step|process),
  what (happens|do i do) (first|next|after|when i (call|come|hire)|at the (first|meeting|consult*)|once),
  (contrato|contratar*|firmar|convenio) .. (con ustedes|abogad*|caso)?, ser cliente,
  (como|que) .. (empiezo|empezamos|empezar|proceso|pasos?|sigue|contrat*)
shows: (client|relationship|represent*|hire*) .. (until|only (once|after|when)|unless|sign*|agreement|engage*|make|create|form|begins?),
  (engagement|fee|retainer|written|signed) (letter|agreement|contract)s?, letter of engagement,
  agreement .. (sign*|says|cop*|pages?|written), (not|no|does not|doesnt|without) .. (attorney-client|lawyer-client|your (lawyer|attorney)s?|a client|un cliente|relacion), (make|makes) (you|us|anyone) .. (client|lawyers?|attorneys?),
  (sign*) .. (agreement|copies|two|letter|contract|both),
  (first|next|last) (step|thing|meeting|call|visit|week), steps? #,
  (begins?|starts?) (with|when|by), (then|after that|once|afterward*|from there) .. (we|you),
  get started, (contrato|convenio|firm*) .., (primer* (paso|cita|llamada)|comienza|empieza|despues)

places served
asks: (what|which|other|any|all|how many|cover|serve|go to|work in|in|take cases in|handle .. in|from|your) .. (count(y|ies)|cities|towns|courts?|courthouses?|areas?|states?|region|parish|district|statewide),
  (live|im|i am|were|we are|happened|case is|accident was|wreck was|stay|property is) (up |out |over |down )?(in|near|outside|from),
  (go|drive|travel|come|appear) (that far|all over|out to|anywhere), (too|how) far, far from,
  (another|other|different|out of) (state|county|city|town)s?, state ?wide, condados?,
  (que|cuales) (ciudades|cortes|areas|zonas|estados), (vivo|vive|vivimos) en,
  otro (estado|condado|lugar|pueblo)
shows: count(y|ies),
  (serve*|serving|cover*|appear*|practice|travel*|drive|go|clients|cases|courts?|accept*|take) .. (counties|county|throughout|across|in|area|statewide|as far|courts?|region|surrounding|neighboring|state|parish),
  state ?wide, throughout, surrounding, (only|not|nor) .. (licensed|state|in|outside),
  (miles?|minutes|hours?) (from|of|away|drive), condados?,
  (atend*|serv*|cubr*|cortes) .. (condado*|todo|estado|en)

other lawyers who could help
asks: (refer|referrals?|recommend*|suggest|point me) .. (me|someone|somebody|another|other|a (good )?(lawyer|attorney)|anyone|to|list)?,
  (know|who) .. (anyone|someone|somebody|a (good )?(lawyer|attorney)|another|does|should i (call|ask|see|go)|do i call|handles? that|else),
  (cant|dont|if you) .. (take|handle|help) .. (it|me|my case|that), recomiend*, referi*,
  (conocen|otro|algun) .. abogad*
shows: refer*,
  (names?|numbers?|list) of .. (lawyers?|attorneys?|people|others|litigators|firms?|two)?,
  (give|gladly|suggest|recommend*|send you|point you|know) .. (names?|another|other|someone|lawyers?|attorneys?|others|elsewhere|colleagues?),
  (other|another) (lawyer|attorney|firm|name)s?, bar association, lawyer referral,
  (leave|left) to others, (recomend*|refer*|nombres?) .. (abogad*|otros?|sin costo)?

another lawyer already
asks: second opinion,
  (already|currently|have|had|got|my) .. (a |another |other |different |public |old |current |first |last |previous )(lawyer|attorney|defender) .. (case|but|wont|not|doesnt|never|take over|switch|fire|bad|isnt|help|can)?,
  (switch|change|changing|fire|replace|drop|unhappy with|leave) .. (lawyers?|attorneys?|him|her|to you), (already )?(signed with|hired) .. (lawyer|attorney|guy|firm), i(ve)? (already )?(got|have) an? (attorney|lawyer),
  take over .. (case|from|file), public defender, segunda opinion, (cambiar|cambio) de abogad*,
  (ya tengo|mi) (un |otro )?abogad*
shows: second opinion,
  (another|other|previous|former|current|different|own|present|old|first|public|new) (lawyer|attorney|defender)s?,
  (chang*|switch*|replac*|take over|substitut*|fir(e|ing)|discharge) .. (lawyers?|attorneys?|case|file|counsel|at any|firms?), (former|prior|previous|first) (counsel|lawyer|attorney|firm),
  public defenders?, segunda opinion, (otro|cambiar de) abogad*

papers kept
asks: how (long|many years) .. (keep|hold|hang on|shred) .. (files?|records?|paperwork|what)?, still have .. (paperwork|papers|copies|copy|file|originals), cuanto tiempo guardan, (keep|copy|copies|get|give|hold|store|have|send|return|shred|destroy) .. (my |the |a |of )?(file|files|records|originals?|original will|papers back|paperwork|documents?) .. (back|after|long|when|copy|if|years?|over|closed|safe)?,
  (file|papers|records|original*) .. (keep|kept|back|after .. over|close|retire|die|shred*|happen* to),
  (copia|guard*|devuelv*) .. (documentos|papeles|expediente|archivo|originales)
shows: (files?|papers|records|originals?|documents?|scans?|copies|will) .. (kept?|keep|stor*|return*|years|shred*|destroy*|vault|safe|closed|copy|scanned|given back|transfer*|ask for),
  (keep|kept|store*|hold|return*|shred*|destroy*|scan*|give) .. (files?|papers|originals?|documents?|copies|records),
  (guard*|devolv*|copia*) .. (documentos|papeles|expediente|originales)

being kept informed
asks: (keep|kept|stay|keeps) .. (me|us|updated|informed|posted|in the loop|touch), updates?, (how often|cada cuanto), in the dark, went (quiet|months), (tell|told|let) me .. (going on|happening|nothing|know stuff), check in with,
  (status|progress|going on|happening|where) .. (my|the|with my) case,
  (how often|how much|how will) .. (hear|talk|communicat*|update|contact|call), check on my case,
  (actualiz*|inform*|noticias|avis*) .. (caso|mi)
shows: updates?, informed,
  (every|each|once a|monthly|weekly) .. (weeks?|months?|letter|filing|step|time|document|call|report|days), (status|progress) (report|update|letter)s?, even (if|when) .. (nothing|no news|none|waiting),
  (copy|copies) of (everything|every|each|all),
  (see|follow|check|status|progress) .. (case|file|online|portal),
  (hear from|call you|write to you|report*|tell you) ..,
  (actualiz*|inform*|avis*) .. (caso|usted|cada)

following the case oneself
asks: (app|online|website|log ?in|portal|somewhere|place) .. (my case|case is|going on|track|status|follow|check|progress|whats),
  (check|follow|track|see|look up) .. (my case|status|progress|where .. case) .. (online|app|phone|myself)?,
  (aplicacion|en linea|internet) .. (mi caso|como va)
shows: (client )?portal, log(s|ging)? in, (see|follow|track|check|shows?) .. (status|each step|progress|where your (case|file)),
  portal .. (cliente|caso)

somebody to come along
asks: (ok|okay|alright|fine|allowed|like) .. (sits?|stays?|comes?|sat|come|sit) .. (room|in|with me|there), (wife|husband|sister|brother|daughter|son|mom|mother|friend|girlfriend|boyfriend) (come|comes|sit|sits|sat|stay) .. (with|in|room|to the), (bring|come|have|take|can|sit) .. (my )?(husband|wife|spouse|friend|mother|mom|dad|father|sister|brother|family|parents?|boyfriend|girlfriend|partner|pastor|translator|someone|daughter|son|caregiver|witness*) .. (with me|along|come|sit|in|too|there|be there|join|to the|to my),
  (can|could|may|ok|allowed|should) .. bring (my|a|an) (husband|wife|spouse|friend|mother|mom|dad|father|sister|brother|family|parents?|boyfriend|girlfriend|partner|pastor|daughter|son)(?! \\w),
  (alone|by myself), support person,
  (acompan*|llevar a|venir con|conmigo|ir con) .. (espos*|mama|papa|amig*|hij*|herman*|familia*|alguien)
shows: (friends?|partners?|relatives?|family|companions?) .. (bench|lobby|waiting|reception|library|chairs?|hallway),
  (bring|come|welcome|sit|join|along|present|in the room) .. (friend|family|spouse|someone|somebody|relatives?|husband|wife|anyone|with you),
  (family|friends?|relatives?|spouse|someone|somebody) .. (welcome|join|along|sit|at the table|outside|wait outside|in the room),
  (acompan*|venir con|traer a) .. (familia*|alguien|amig*|espos*|quien)?

status and papers of immigrants
asks: (undocumented|illegal*|no papers|without papers|not a citizen|immigrant|immigration status|no status|overstay*|no ssn|social security number|green card|dont have papers) ..,
  (sin|no tengo) papeles, indocumentad*, (estatus|situacion) migrator*, no soy ciudadan*
shows: (undocumented|immigration status|without papers|whatever your status|no matter .. status|status .. (not|does|matter)|papers),
  (sin|tener|no tenga) papeles, indocumentad*, estatus, migrator*

going to trial
asks: (go|goes|going|went|take|takes|taken|end up|be|stand|stand up|fight|fought) .. (to |in front of |before )?(trial|a jury|the jury|the judge|a judge|court),
  jury trials?, (try|tried) .. cases?, trial (lawyer|attorney)s?, just settles?, plead* (everybody|everyone|people) out,
  (van|ir|vamos|llevan) a (juicio|la corte|las audiencias), ante (el|un) juez
shows: (trial|trials|jury|juries|verdicts?|courtroom) .., (try|tried|tries) .. (cases?|jury|court|juries), (go|goes|appear*|stand*) .. (hearing|judge|court) .. with you,
  without (one|a trial|ever), (juicios?|jurado|audiencias?) ..

how long a case takes
asks: how (long|many (days|weeks|months|years)) .. (take|takes|last|lasts|till|until|before) .., how (long|many (months|weeks|years)) .. (case|divorce|claim|appeal|probate|process|adoption),
  cuanto (se )?(tarda|dura|demora|toma) .., cuanto tiempo (tarda|toma|dura|lleva)
shows: (takes?|took|taking|lasts?|runs?|within|resolves?|closes?|close|finished|usually|typically|average*|most|about|between|ready) .. (weeks?|months?|years?),
  (weeks?|months?|years?) .. (from|usually|typical*|on average|start to finish|or (so|less|more|longer)), (tarda*|toma|dura*|demora*) .. (semanas?|meses|anos|dias)
`
