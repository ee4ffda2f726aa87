import stylistic from '@stylistic/eslint-plugin'
import tseslint from 'typescript-eslint'
import { noRealClock } from './scripts/lint/no-real-clock.ts'
import { onePropertyALine } from './scripts/lint/one-property-a-line.ts'
import { plainWords } from './scripts/lint/plain-words.ts'
import { testTitles } from './scripts/lint/test-titles.ts'

const house = {
  rules: {
    'no-real-clock': noRealClock,
    'one-property-a-line': onePropertyALine,
    'plain-words': plainWords,
    'test-titles': testTitles,
  },
}
const columns = { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true }
const unsafe = Object.fromEntries(['assignment', 'member-access', 'return', 'argument', 'call']
  .map(name => [`@typescript-eslint/no-unsafe-${name}`, 'off']))

export default tseslint.config(
  // The readers in JavaScript and the client with zod import files that are installed or generated when they run.
  { ignores: ['generated/', 'dist/', 'data/', 'node_modules/', 'scripts/readers/javascript/', 'scripts/clients/zod/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    plugins: { '@stylistic': stylistic, house },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'src/{bin,start}.js', 'scripts/*.js', 'scripts/docs/assets/*.js'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Handlers of one tag share a shape: some return at once, some have to wait.
      '@typescript-eslint/require-await': 'off',
      // Factories return objects of functions that do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      // no-base-to-string reports values without a text of their own.
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'house/one-property-a-line': 'error',
      'house/plain-words': 'error',
      // AbortSignal.any keeps memory for each call while one of its signals lives: nodejs/node#55351.
      'no-restricted-properties': ['error', {
        object: 'AbortSignal',
        property: 'any',
        message: 'Use linkSignals or startDeadline of lib/abort.ts.',
      }],
      '@stylistic/max-len': ['error', columns],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // Files hold personal data: others must not read them, or lead a write to another file.
  {
    files: ['src/**'],
    ignores: ['src/lib/private-file.ts', 'src/cli/kit/output-file.ts'],
    rules: {
      'no-restricted-imports': ['error', {
        paths: ['node:fs', 'node:fs/promises'].map(name => ({
          name,
          importNames: ['writeFile', 'writeFileSync', 'appendFile', 'appendFileSync', 'createWriteStream', 'copyFile'],
          message: 'Write files with writePrivateFile or openDraft of lib/private-file.ts, in the CLI with openOutput.',
        })),
      }],
    },
  },
  // An account may have lost the plan that showed secrets when a search ran.
  {
    files: ['src/**'],
    ignores: ['src/core/search/leak-pages.ts', 'src/console/**'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'MemberExpression[property.name="get"]:matches([object.name="searchLeakPages"], ' +
          '[object.property.name="searchLeakPages"])',
        message: 'Read records with createLeakPages of core/search/leak-pages.ts, which masks their secrets.',
      }],
    },
  },
  // Dates and numbers have one format on all pages.
  {
    files: ['src/console/**'],
    ignores: ['src/console/ui/{time,zone}.tsx'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'CallExpression[callee.property.name=' +
          '/^(toLocale\\w*|toISOString|to\\w*DateString|toUTCString|toFixed)$/]',
        message: 'Write dates with Time or dayOf, and numbers with numberOf or durationOf, of ui/time.tsx.',
      }, {
        selector: 'MemberExpression[object.name="Intl"][property.name=/^(DateTime|Number|RelativeTime)Format$/]',
        message: 'Write dates with Time or dayOf, and numbers with numberOf, of ui/time.tsx.',
      }, {
        selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > ' +
          'MemberExpression[property.name="length"]',
        message: 'Write numbers with numberOf or countOf of ui/time.tsx.',
      }],
    },
  },
  // A longer function has a part that a reader would look for. An exception gives its reason.
  {
    files: ['src/**', 'scripts/**'],
    rules: {
      'max-lines-per-function': ['error', {
        max: 100,
        skipBlankLines: true,
        skipComments: true,
        IIFEs: true,
      }],
    },
  },
  // Rows of the database are untyped; each repository maps them in one place.
  { files: ['src/db/**', 'knexfile.ts'], rules: unsafe },
  // Lines of markup break inside the template.
  {
    files: ['scripts/{docs,picture}/**'],
    rules: { '@stylistic/max-len': ['error', { ...columns, ignoreTemplateLiterals: true }] },
  },
  // chai's assertions are expressions.
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'house/no-real-clock': 'error',
      'house/test-titles': 'error',
    },
  },
  // A page shows its parts one after the other.
  {
    files: ['test/console/**'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'MemberExpression[property.name=/^all(TextContents|InnerTexts)$/]',
        message: 'It also returns the texts before the page shows any: use textsOf',
      }, {
        selector: 'CallExpression[callee.property.name=/^(equal|above|least)$/]:not([callee.property.name="equal"]' +
          '[arguments.0.raw=/^(0|false)$/]) CallExpression[callee.name="expect"] > AwaitExpression ' +
          'MemberExpression[property.name=/^(count|isVisible|isEnabled|isChecked)$/]',
        message: 'It reads before the page shows it: wait for it with waitFor()',
      }],
    },
  },
  // They report progress while tests run, and how long each took.
  { files: ['test/support/{reporter,worker}.ts'], rules: { 'house/no-real-clock': 'off' } },
  // Their samples and placeholders are refused phrases.
  { files: ['test/scripts/words.test.ts', 'scripts/new/source.ts'], rules: { 'house/plain-words': 'off' } },
)
