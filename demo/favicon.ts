/** The firm's mark, a tern over the river, as a square icon. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="9" fill="#17384d"/><g fill="none" stroke="#fafcfc" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M29 34C23 23 15 16 6 13c9 8 15 15 19 23M32 33c5-11 14-17 26-18-11 6-16 12-20 20"/><path d="M49 35c-5-5-10-3-15-1-6 3-14 3-21 2M49 35c-4 5-10 6-17 5-6 0-13-1-19-4l-6-3M13 36l-6 6"/><path d="M10 53h16M34 53h20" stroke="#9fc0cf"/><path d="M49 35l7 3" stroke="#e2795f"/></g></svg>
`
