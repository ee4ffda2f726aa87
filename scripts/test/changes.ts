import { execFileSync } from 'node:child_process'

/**
 * Returns the files that differ from a commit, and new files, by their paths from the root. Throws if Git does not know
 * the commit.
 */
export function changedFiles(base: string, root: string): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(line => line !== '')
  return [...git('diff', '--name-only', base, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}
