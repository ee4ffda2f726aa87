import stylistic from '@stylistic/eslint-plugin'
import tseslint from 'typescript-eslint'
import { onePropertyALine } from './scripts/lint/one-property-a-line.ts'
import { plainWords } from './scripts/lint/plain-words.ts'

export default tseslint.config(
  { ignores: ['generated/', 'dist/', 'data/', 'node_modules/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    plugins: { '@stylistic': stylistic, house: { rules: { 'one-property-a-line': onePropertyALine, 'plain-words': plainWords } } },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'src/start.js', 'scripts/docs/assets/site.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Handlers of one tag share a shape: some answer at once, some have to wait.
      '@typescript-eslint/require-await': 'off',
      // Rows of the database come untyped; each repository maps them in one place.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // Factories give objects of functions; none of them knows `this`.
      '@typescript-eslint/unbound-method': 'off',
      // What has no text of its own is caught by no-base-to-string.
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'house/one-property-a-line': 'warn',
      'house/plain-words': 'warn',
      '@stylistic/max-len': ['warn', { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // chai's assertions are expressions.
  { files: ['test/**'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
  // Its samples are what the rule refuses.
  { files: ['test/scripts/words.test.ts'], rules: { 'house/plain-words': 'off' } },
)
