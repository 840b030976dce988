import { expect, test } from 'vitest';
import { getUsage } from './getUsage';

test.each([
  ['Icon', { name: 'deposit' }, '<Icon name="deposit" />'],
  [
    'Button',
    { busy: true, onClick: () => {}, children: 'Save' },
    '<Button busy onClick={onClick}>Save</Button>',
  ],
  ['Meter', { share: 0.5, open: false, note: undefined }, '<Meter share={0.5} open={false} />'],
  ['Hint', { text: 'Say "yes"' }, String.raw`<Hint text={"Say \"yes\""} />`],
  ['Card', { rows: [1], children: {} }, '<Card rows={rows}>{children}</Card>'],
])('%s is written as in code', (name, args, written) => {
  expect(getUsage(name, args)).toBe(written);
});

test('many props are on separate lines', () => {
  const written = getUsage('Field', {
    label: 'A long label that fills',
    hint: 'A hint that fills the rest of the line',
    value: 'x',
  });
  expect(written.split('\n')).toEqual([
    '<Field',
    '  label="A long label that fills"',
    '  hint="A hint that fills the rest of the line"',
    '  value="x"',
    '/>',
  ]);
});
