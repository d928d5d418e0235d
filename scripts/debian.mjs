import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Installs a Debian package where that needs no question: as root, on Debian itself. Ubuntu's
 * Chromium, for one, is only a pointer to a snap, which containers cannot run.
 * @param {string[]} packages
 * @returns {boolean} whether it was tried
 */
export function installOnDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  if (!/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly)
  return true
}
