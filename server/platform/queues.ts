/**
 * The job queues. A reading may take as long as the crawler's own limit and its build after it. A
 * job holds a firm's id and a subject's id, nothing else; handlers are idempotent because a job may
 * run again after a crash (docs/measurements.md, Database and jobs).
 */
export const queues = {
  'read-site': { policy: 'short', retryLimit: 2, retryDelay: 5, expireInSeconds: 1_800 },
  'deliver-message': { policy: 'standard', retryLimit: 200, retryDelay: 30, expireInSeconds: 120 },
  'deliver-appointment': {
    policy: 'standard',
    retryLimit: 200,
    retryDelay: 30,
    expireInSeconds: 120,
  },
  'deliver-document': { policy: 'standard', retryLimit: 200, retryDelay: 30, expireInSeconds: 120 },
  'deliver-lead': { policy: 'standard', retryLimit: 3, retryDelay: 5, expireInSeconds: 120 },
} as const

export type QueueName = keyof typeof queues
