/**
 * The one pair of thresholds on an answer's confidence that the product ships with (design section
 * 6.3). At `answer` and above the site is quoted; between the two its likeliest pages are offered;
 * below, the question goes to the firm.
 */
export const thresholds = { answer: 0.5, pages: 0.4 } as const
