// Commit subjects: type(area): subject. CONTRIBUTING.md shows an example.
const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'chore'];

export default {
  rules: {
    'type-enum': [2, 'always', types],
    'type-empty': [2, 'never'],
    'scope-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-case': [2, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
    'header-trim': [2, 'always'],
    'body-leading-blank': [2, 'always'],
  },
  helpUrl: 'CONTRIBUTING.md#before-you-push',
};
