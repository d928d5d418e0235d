import process from 'node:process'
import { learnPolicy } from './learn-policy/learn.ts'

/*
 * Learns the weights of the assistant's policy anew from the phrases in `bench/phrases` and writes them
 * beside the code that reads them: `npm run learn-policy [-- danger advice …]`. Says first how well phrases of an unseen pen are met.
 */
learnPolicy(process.argv.slice(2))
