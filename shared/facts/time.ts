/** Durations, named by their unit; all answer milliseconds. What nobody reads is left out of builds. */
/* @__NO_SIDE_EFFECTS__ */
export const seconds = (n: number): number => n * 1000
/* @__NO_SIDE_EFFECTS__ */
export const minutes = (n: number): number => n * 60_000
/* @__NO_SIDE_EFFECTS__ */
export const hours = (n: number): number => n * 3_600_000
/* @__NO_SIDE_EFFECTS__ */
export const days = (n: number): number => n * 86_400_000
