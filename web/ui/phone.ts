/** A telephone number as people here write it: '(517) 555-0134'. Others stay as they were typed. */
export function writePhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return parts === null ? phone : `(${parts[1]}) ${parts[2]}-${parts[3]}`
}
