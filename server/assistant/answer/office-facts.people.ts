import type { OfficeFact } from './office-facts.ts'

/** Whether a firm looks for people. */
const jobs: OfficeFact = {
  asks: /\b(?:hiring|job (?:openings?|opportunit\w+)|(?:any|have|are there) (?:\w+ ){0,2}(?:jobs?|openings|positions|vacanc\w+)\b|(?:jobs?|positions?|spots?) (?:\w+ ){0,2}(?:open|available)|internships?|interns|contratando|vacantes)\b/,
  asksApart:
    /\b(?:my (?:job|boss|employer)|fired|lost|i was|discriminat\w+|lawyer for|appointments?|consult\w*|saturday|today|tomorrow|this week|wages?)\b/,
  tells:
    /\b(?:(?:are|is|not|now|currently|presently|always|we) hiring|(?:staff|job|current|no) openings?|we (?:are|re) (?:\w+ )?(?:seeking|recruiting|looking for)|seeking (?:an?|one|\w+-time)|send (?:us )?(?:a|your) resume|(?:resumes?|cover letter) (?:and|to|on|in|with)|interns(?:hips?)?|law students?|vacantes|contratando)\b/,
  tellsApart:
    /\b(?:employers?|fired|discriminat\w+|wages|posting|statement|opening (?:hours|day))\b/,
}

/** Whether the lawyer does the work, or somebody else. */
const whoDoes: OfficeFact = {
  asks: /\b(?:same (?:lawyer|attorney|person)|mismo abogado|(?:lawyer|attorney|abogado) or (?:an? |the |some )?(?:paralegal|assistant|secretar\w+|case manager|salesperson|somebody)|(?:lawyer|attorney) (?:herself|himself)|pass (?:me|people|us) (?:off|on)|hand\w* (?:me|us|you) (?:off|over|to)|el abogado o una asistente)\b/,
  asksApart: /\b(?:both|judge|mediat\w+|prenup|husband and|my (?:ex|landlord|partner))\b/,
  tells:
    /\b(?:same (?:lawyer|attorney|person|people|two people)|one (?:lawyer|attorney)\b.{0,40}\b(?:assigned|responsible|start to finish|from)|(?:lawyer|attorney) (?:who|you meet|whose name|named|that)\b.{0,90}\b(?:does|handles?|stays?|last|stands|keeps?|work|case|file)|assigned (?:to )?(?:one|an?) (?:\w+ )?(?:lawyer|attorney)|start to finish|not (?:merely )?an? (?:intake|assistant|paralegal|case manager)|handed (?:down|off|over|to)|pass(?:ed)? (?:files|you|down|off)|herself|himself|mismo abogado|quien llev\w+ su caso)\b/,
  tellsApart:
    /\b(?:judge|both (?:sides|spouses|parties)|defendant|trustee|landlord|executor|agent)\b/,
}

/** What clients say. */
const reviews: OfficeFact = {
  asks: /\b(?:reviews?|testimonials?|(?:clients|people|customers|folks) (?:\w+ ){0,6}(?:say|think|thought|said) (?:about|of)|what do (?:your )?(?:clients|people) say|opinan|opiniones|resenas)\b/,
  asksApart:
    /\b(?:review (?:my|a|the|this)|(?:contract|document|lease|case|papers?|deed) review|police|judge|jury|bad review|defam\w+|fake)\b/,
  tells:
    /^["“«]|\b(?:\d(?:\.\d)? (?:out of|stars?)|averag\w+ \d\.\d|reviews\b.{0,30}\b(?:google|averag\w+|stars?))/,
}

/** Who may practice where. */
const licensed: OfficeFact = {
  asks: /\b(?:licen[sc]ed|license to practice|admitted|allowed to (?:practice|go)|able to practice|licencia)\b/,
  asksApart:
    /\b(?:my (?:\w+ )?licen[sc]e|driv\w+|suspen\w+|real estate|contractor|nurs\w+|liquor|business|hospital|professional|board|gun|marriage|unlicen\w+|they|without|conducir|manejar)\b/,
  tells:
    /\b(?:licen[sc]ed (?:in|to)|admitted (?:in|to|before)|(?:bar )?admissions?|sworn in|bar of|state bar\b.{0,10}\d{4}|member of the \w+ bar|(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington(?: state)?|wisconsin|wyoming),? (?:19|20)\d\d|licencia (?:en|para)|admitid[oa])\b/,
  tellsApart: /\b(?:driv\w+|suspen\w+|evidence|hospital|nurs\w+|contractor|guilt|notari\w+)\b/,
}

/** The people of a firm. */
export const factsOfPeople = [jobs, whoDoes, reviews, licensed]
