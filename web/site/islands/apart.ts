/** Whether a path leads to what an account sees or machines read: no page of this site. */
export const isApart = (path: string): boolean =>
  /^\/(?:signin|signup|dashboard|outbox|api)\b|\.\w+$/.test(path)
