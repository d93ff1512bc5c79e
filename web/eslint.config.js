import { posix } from 'node:path';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// The folders of src/core from the ground up: each knows those before it, none that follow.
const FLOORS = [
  ...['server', 'device', 'texts', 'parts', 'placing', 'reading', 'game', 'table', 'puzzles', 'rules'],
  ...['play/log', 'play/question', 'play/board', 'play/players', 'play/trays', 'lessons', 'analysis'],
  ...['pages/shared', 'pages/settings', 'pages/lobby', 'pages/over', 'pages/table', 'pages', '.'],
];
// What a game may use of the core.
const PUBLIC = ['game/', 'parts/', 'reading/', 'placing/', 'server/types$', 'device/(motion|screen)$'];
const forbid = (files, message, ...regexes) => ({
  files: [`src/${files}/*.{ts,svelte}`],
  rules: { 'no-restricted-imports': ['error', { patterns: regexes.map((regex) => ({ regex, message })) }] },
});
const floors = FLOORS.map((floor, at) => {
  const above = FLOORS.slice(at + 1).map((other) => posix.relative(floor, other) || '.');
  const paths = above.map((path) => (path.startsWith('.') ? path : `./${path}`).replaceAll('.', '\\.'));
  const message = 'This lies on a floor above (eslint.config.js has their order).';
  return forbid(`core/${floor}`, message, ...paths.map((path) => `^${path}/[^/]+$`), '/games/.+/');
});

// Types are checked by svelte-check; rules that need them would take four times as long here.
export default defineConfig(
  globalIgnores(['src/core/server/protocol/*.ts', '{src/games/*,test/toy}/view.ts']),
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
  ...floors,
  forbid('games/**', 'Not among the parts of the core for games (README.md).', `/core/(?!${PUBLIC.join('|')})`),
  { files: ['test/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
