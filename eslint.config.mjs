// Lint is error or off, never warn. What a rule forbids, its message says what to do instead.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const htmlOnlyInHtmlBody = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name='innerHTML']",
  message: 'Show HTML from a server with <HtmlBody>: the one place that sanitises (SECURITY T1).',
};
const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' };
const literalTokens = {
  selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\brgba?\\(/]',
  message: 'No literal colours: take them from tokens (packages/ui/src/tokens).',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/generated/**',
      '**/.turbo/**',
      '**/.sandbox/**',
      '**/.reports/**',
      '**/.visual/**',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', htmlOnlyInHtmlBody, noEnums],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx', 'packages/ui/**/*.ts', 'apps/portal/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: ['packages/ui/src/{tokens,theme}/**'],
    rules: { 'no-restricted-syntax': ['error', htmlOnlyInHtmlBody, noEnums, literalTokens] },
  },
  {
    // Flat arrays that are as long as the tree: a default for each of their reads would cost what they save.
    files: ['packages/ui/src/tree/layout/**/*.ts', 'apps/bench-tree/src/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}', 'packages/api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'sessionStorage', message: 'Only apps/portal/src/session reads and writes it.' },
        { name: 'localStorage', message: 'Keep state in the portal and pass it in as props.' },
      ],
    },
  },
  {
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['apps/portal/src/session/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'sessionStorage', message: 'Only apps/portal/src/session reads and writes it.' },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'sessionStorage', message: 'Only apps/portal/src/session reads and writes it.' },
      ],
    },
  },
  {
    files: ['apps/sandbox/src/**', 'scripts/**', '**/*.mjs', 'apps/portal/e2e/**', 'checks/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{fixtures,test,stories}.{ts,tsx}', '**/seeds/**', '**/*.spec.ts'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
