const persistent = { retryLimit: 5_000, retryDelay: 120, expireInSeconds: 120 } as const

/**
 * The job queues. A reading may take as long as the crawler's own limit and its build after it. A
 * job holds a firm's id and a subject's id, nothing else; handlers are idempotent because a job may
 * run again after a crash (docs/measurements.md, Database and jobs).
 */
export const queues = {
  'read-site': { policy: 'short', retryLimit: 2, retryDelay: 5, expireInSeconds: 1_800 },
  // Every two minutes for a week: what a visitor left is brought however long the mail server is away.
  'deliver-message': { policy: 'standard', ...persistent },
  'deliver-appointment': { policy: 'standard', ...persistent },
  'deliver-invitation': { policy: 'standard', ...persistent },
  'deliver-document': { policy: 'standard', ...persistent },
  // One at most waits for each document; what holds one up enqueues it again, so that it never ends.
  'process-document': { policy: 'short', ...persistent, expireInSeconds: 300 },
  'deliver-billing-notice': { policy: 'standard', ...persistent },
  'deliver-mailbox-letter': { policy: 'standard', ...persistent },
  'deliver-lead': { policy: 'standard', retryLimit: 3, retryDelay: 5, expireInSeconds: 120 },
} as const

export type QueueName = keyof typeof queues
