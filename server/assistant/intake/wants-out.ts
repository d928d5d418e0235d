import { frames } from './act-frames.ts'
import { plain } from './plain-text.ts'

const has = (text: string, pattern: RegExp): boolean => pattern.test(plain(text))

/** Whether a visitor breaks the details off, or wants what was written gone. */
export const wantsOut = (text: string): 'stop' | 'delete' | null => {
  if (plain(text).split(' ').length > 12 || frames.send(text)) return null
  if (
    has(
      text,
      /^(?:please )?(?:delete|erase) (?:this|it|everything)[.! ]*$|\b(?:delete|erase|remove|withdraw|forget) (?:my|all|this|everything|what i)\b[^.?!]{0,20}\b(?:data|info\w*|details|chat|conversation|wrote|said|told|everything|it)\b|\b(?:borr\w+|elimin\w+) (?:mis datos|mi informacion|esta conversacion|este chat|lo que)|\b(?:borre|borra|borren|borrar|elimine|eliminen|eliminar)(?:lo)? todo\b(?=[,.! ]*(?:$|tengo|me va|por favor|ya))|\bcomo (?:borro|elimino|quito) (?:esto|todo)(?: (?:de aqui|del telefono|este chat))?[?.! ]*$|\bhow (?:do|can) i (?:delete|erase|get rid of) (?:this|it all)(?: (?:chat|conversation))?[?.! ]*$/,
    )
  )
    return 'delete'
  return has(
    text,
    /\b(?:never ?mind(?! (?:the|my|that))|forget (?:it|about it)|i (?:don'?t|do not) want to (?:do this|go on|continue)(?: any ?more)?|leave me alone|stop asking|^(?:please )?(?:stop|cancel)(?: (?:it|this|that))?[.! ]*$|(?:i )?changed my mind|no more questions|^cancel(?:e|ar)[.! ]*$|ya no quiero|olvidelo|dejelo asi|no quiero seguir)\b/,
  )
    ? 'stop'
    : null
}
