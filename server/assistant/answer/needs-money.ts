/**
 * What people ask about paying a law firm, and how a page shows that it says so. The notation is
 * read by `needs.ts`.
 */
export const moneyNeeds = `
what the firm charges
asks: (how much|what) (do|does|would|will) (you|u|yall|ya|the (firm|lawyers?|attorneys?|office)|a lawyer|your (firm|office|lawyers?)|they)( guys| all)? (charge|cost|bill|want|take),
  (what|whats|how) (are|r|is|about|do|much (are|is)) (you|your|ur|yalls?) (guys )?(fees?|rates?|prices?|pricing|charges?|cost|charge|bill|get paid), how (do|does) (you|u|yall|the firm) .. (charge|bill|get paid),
  how much .. (is|for) a lawyer, (cuanto|que|como) (me |nos )?(cobran|cobra|cobras), (sus|los) (honorarios|precios|tarifas)
shows: (our|the|legal|attorneys?|lawyers?) fees? (is|are|will be|depends?|for|equals?),
  (flat|fixed|hourly|contingen*) (fee|rate|price)s?, (we|firm) (charge|bill)s? .. (flat|fixed|hour*|$|percent*),
  (fee|percent|%|third|quarter) .. (recover*|gross|settle*|award|obtain*),
  honorarios .. (son|es|fij*|parte|ciento|$), (tarifa|honorario|precio|cuota)s? (fij*|plan*|por hora|unic*), por ciento .. (recuper*|obten*)

hourly rate
asks: (per|an|by the|each) hour, hourly, por hora, la hora
shows: (hour|hourly|hora) + $

cost of the first meeting
asks: (first|initial|intro) (one |#)?(meeting|talk|visit|appointment|consult*|call|time|conversation|session|sit) + (free|cost*|charge*|pay|fee|much|owe|money|catch),
  free (consult*|meeting|case review|evaluation|first), consult* .. (free|cost*|charge*|fee|much),
  (much|charge|cost|fee) .. (consult*|sit down|to talk|to meet|a meeting|first (meeting|visit|appointment)),
  (pay|charge*|much|cost*|fee) .. (to (come )?(in |and )?(talk|meet|see)|talk to|meet with|sit down|see (you|someone|somebody)|first time),
  (consulta*|(primera|la) (cita|reunion|llamada|platica|visita|vez)|hablar con) + (gratis|cuesta*|cobra*|cuanto|pag*|costo|precio)
shows: (consult*|(first|initial|introductory|intro|discovery) (one |#|ten|fifteen|twenty|thirty|)[ -]?(meeting|visit|conversation|call|talk|appointment|hour|half|minutes|session)|case (review|evaluation)|intake call|first call|consulta*|primera (cita|reunion|visita|llamada)) + (free|complimentary|$|no (charge|cost|fee)|charge*|costs?|fee|nothing|gratis|gratuit*|cuesta*|sin costo|credited)

payment plan
asks: payment (plan|arrangement|option)s?, installments?, monthly payments?, (take|accept|do|make|offer|have) payments,
  (pay|paying|payments?) .. (over time|monthly|a month|per month|each month|every month|little (by little|at a time)|later|in parts|in pieces|in installments|in chunks|as i go),
  spread .. (pay*|cost|out|over),
  (not|cant|dont have) .. (all at once|all up front|everything at once|it all), financ*,
  plan(es)? de pagos?, pagos, a plazos, abonos?, mensualidades, cuotas, (en|por) partes,
  (pagar|pagarles?|pagando|dando) (poco a poco|por mes|cada mes|de a poco), ir (pagando|abonando)
shows: payment (plan|arrangement)s?, installments?,
  (split|broken|divided|divide|paid)( it)?( up)? (in|into) (two|three|four|#|halves|thirds|parts|stages),
  (monthly|equal|two|three|four|six|#) (payments|installments|parts),
  (paid|pay|stretch*|spread*|divid*|balance|rest|half) .. (monthly|(per|a|each) month|over .. (months|payments)|(in|in up to) (two|three|four|six|#)),
  half .. (to begin|at the (start|beginning)|when we (start|begin)|down|before|now), third to begin,
  spread* (it|the|out|over), without interest, no interest, financing, plan(es)? de pagos?,
  pagos mensuales, a plazos, mensualidades, cuotas, mitad .. (empezar|inicio|comenzar),
  en (#|dos|tres|cuatro|seis) pagos

ways of paying
asks: (credit|debit) ?cards?, (kinds?|forms?|methods?|types?|ways?) (of|to) (payment|pay), (bank|wire) transfers?, money orders?, mastercard, (on|my|with a|by) (card|visa|discover)( card)?, take (debit|credit),
  (take|accept|use|with|by|in) .. (visa|mastercard|discover|cash(?! ?app)|checks?|card|money orders?),
  (how|where) (can|do|would|should) (i|we) (pay|send .. (payment|money)), pay (online|in), pay (by|with) (card|check|cash(?! ?app)|phone|wire|transfer|plastic|debit|credit),
  pay .. (bill|invoice), tarjetas?, efectivo, cheques?, como (pago|puedo pagar|se paga)
shows: (credit|debit|prepaid|major)( or (debit|credit))? cards? + (accept*|pay*|take|visa|desk|invoice|cash|fees?|bills?),
  visa, mastercard, venmo, zelle, paypal, cash ?app, apple pay, money orders?,
  payment apps?, wire transfers?, e-?checks?, (bills|coins|cash) .. (fine|ok|welcome|receipt),
  (cash|checks?) + (card*|accept*|pay*|take|money order|desk|by|or), bank transfer, pay online,
  cards are accepted, tarjetas?, efectivo, cheques?, giro

payment by Zelle
asks: zelle
shows: zelle, payment apps?

payment by Venmo
asks: venmo
shows: venmo, payment apps?

payment by Cash App
asks: cash ?app
shows: cash ?app, payment apps?

payment by PayPal
asks: paypal
shows: paypal, payment apps?

payment by telephone
asks: (apple|google) pay
shows: (apple|google) pay, payment apps?

payment in a currency without a country
asks: (take|accept|pay*|aceptan|pagar) .. (bitcoin|crypto*|cripto*)
shows: bitcoins?, crypto*, cripto*

payment by American Express
asks: amex, american express
shows: amex, american express, (all|any) .. cards

money to begin
asks: retainers?, (up ?front|money down|down payment|to get (you )?started|put down|front money),
  (deposit) .. (you|lawyer|attorney|need|begin|start|case|hire|require*), how much down,
  (need|minimum|pay) .. to (start|begin), anticipo, adelanto, enganche,
  deposito .. (abogad*|caso|empezar|pleito|comenzar), por adelantado
shows: retainers?, (advance|initial) (fee|deposit|payment)s?,
  deposit .. (trust|hour*|begin*|against), begins? with a deposit, up ?front,
  (half|third|$) .. to (begin|start), before (we|work) (start|begin)*, trust account, anticipo,
  adelanto, deposito, enganche, por adelantado, cuenta fiduciaria

money that comes back
asks: refund*,
  (money|fee|retainer|deposit|payment|some|part|rest|any|it|what) .. (back|left ?over|unused|didnt use|not use*),
  (change my mind|fire you|quit|stop|settles? early|drops?|cancel) .. (fee|money|retainer|pay|back|owe|refund*),
  reembols*, me devuelven, devoluci*
shows: refund*,
  (unused|unearned|not been earned|not earned|remain*|left|balance) .. (return*|back|refund*),
  (return*|comes? back|given back|sent back|goes back) .. (to you|unused|unearned|balance),
  non-?refundable, earned when, reembols*, devuel*, devoluci*, no ganad*

share of what is won
asks: contingen*, (what|which|how much) (percent*|cut|share),
  percent* .. (take|charge|get|keep|fee|you), (take|keep|your) .. (%|cut|percent*|share|settlement),
  no win,
  (if|when) (i|we|you|u|the case) (dont|do not|lose|loses|didnt|dont even) ?(win|lose|get anything|recover)?,
  only .. if (i|we|you) win, porcentaje, por ciento, si (pierdo|perdemos|no gan*|no se gana),
  cobran .. si
shows: contingen* (fees?|basis|arrangement), fee .. contingen*, contingency,
  (percent|%|third|quarter|fraction|part|share) .. (recover*|settle*|award|the result|damages|benefits|back pay|fee|gross|fund|of what|obtain*|you receive),
  no (recovery|win|fee unless|fee if),
  (unless|only if|until) .. (recover*|win|won|collect*|paid|succe*),
  (owe|pay) (us )?nothing (if|unless), (for|of|take*|taking) (a|any) (share|percentage|cut|portion|piece) of, por ciento, si no (gan*|recuper*|hay), contingen*,
  parte de lo (que|recuperado)

help for small means
asks: (cant|cannot|can not|wont be able to|hard to|dont think i can) .. afford, afford, low income, (a|any) (kind of )?break on .. (price|fee|cost|percent*), (lower|smaller|less) .. (percentage|cut), (zero|no) (dollars|money), flat broke, (lives?|living) on .. (social security|disability), gan[oa] poco,
  sliding scale, pro ?bono, discounts?,
  (reduced|lower|cheaper|senior|veteran*|military|student) (rate|price|fee|cost|discount)s?,
  (no|dont have|have no|without|not much|out of) money,
  (broke|poor|unemployed|on disability|on social security|fixed income) + (pay*|cost|afford|lawyer|help|fee|charge),
  legal aid, for free, no (tengo|puedo) .. (dinero|pagar), descuento*, bajos (recursos|ingresos),
  gratis
shows: sliding (scale|fee), (reduced|lower|discounted|modest) (rate|fee|means|cost)s?,
  low(er)?[- ]?(and moderate )?incomes?, pro ?bono, legal aid, legalhelp*, discount*,
  cannot (afford|pay), (free|no cost) .. (help|clinic|legal|advice|hotline), clinic, modest means,
  bajos (recursos|ingresos), descuento*, ayuda legal, clinica

costs beside the fee
asks: (court|filing|recording|service|expert) (costs?|fees?),
  (extra|additional|hidden|other|surprise|on top) .. (costs?|fees?|charges?|of that|pay),
  (any|whats|what is)? (thing )?(else|extra) .. (pay|charge|cost),
  (charge*|bill*|pay*|cost*) .. (copies|postage|stamps|mileage|gas|travel|faxes|emails?|each call|every call|phone calls?|texts?|calls),
  (includ*|cover*) .. (fee|price|cost), (fee|price|cost) .. (includ*|cover*), whats? includ*,
  (gastos|costos|costas) .. (corte|extra*|adicional*|aparte|tribunal), aparte, incluye*
shows: (filing|court|recording|service|sheriff*|expert|agency|government|state*) (filing )?(fees?|costs?|charges?),
  (costs?|expenses|fees?) .. (separate*|extra|addition*|advance*|at cost|on top|not included|deduct*|plus),
  (plus|includ*|separate) .. (filing|fee|costs?|charge),
  (postage|copies|copying|mileage|travel time|stamps|phone calls|opening your file|scheduling),
  gastos, costas, (six|ten|fifteen|#)[- ]minute*, tenths?, increments, incluye*
`
