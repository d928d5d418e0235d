import { learnAffinity } from './learn-affinity/learn.ts'

/*
 * Learns anew which words of questions go with which words of pages, from `bench/paraphrases`:
 * `npm run learn-affinity`. Says first how well questions it has not seen are met.
 */
learnAffinity()
