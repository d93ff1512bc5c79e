import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Types are checked by svelte-check; rules that need them would take four times as long here.
export default defineConfig(
  globalIgnores(['src/core/protocol.ts', 'src/games/*/view.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // Drawings are strings this client makes itself; nothing a person typed is among them.
      'svelte/no-at-html-tags': 'off',
      // What is sent or counted whole is kept in plain maps on purpose, inside `$state.raw` or `$derived`.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{'× '}` keeps a space that would be trimmed.
      'svelte/no-useless-mustaches': 'off',
      // It does not see the warnings that svelte-check raises, and so takes their exceptions for useless.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  { files: ['test/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
