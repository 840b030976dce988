import { expect, test, vi } from 'vitest';
import { memberActions } from './memberActions';

const means = (amountsHidden: boolean) => ({
  links: { left: 'l', right: 'r' },
  copy: vi.fn(),
  chooseTheme: vi.fn(),
  amountsHidden,
  hideAmounts: vi.fn(),
  signOut: vi.fn(),
});

test.each([
  [false, 'Hide amounts', true],
  [true, 'Show amounts', false],
])('amounts that are hidden: %s. The palette offers to %s [A §2 Header]', (hidden, label, next) => {
  const given = means(hidden);
  const action = memberActions(given).find(({ id }) => id === 'action:amounts');
  expect(action?.label).toBe(label);
  action?.run?.();
  expect(given.hideAmounts).toHaveBeenCalledExactlyOnceWith(next);
});

test('what a session left when it ended is the first action while it is kept, and leads back there', () => {
  expect(memberActions(means(false)).some(({ id }) => id === 'action:continue')).toBe(false);
  const onContinue = vi.fn();
  const [first] = memberActions({ ...means(false), unfinished: { title: 'Withdraw', onContinue } });
  expect(first).toMatchObject({ label: 'Pick up where you left off: Withdraw', forgotten: true });
  first?.run?.();
  expect(onContinue).toHaveBeenCalledOnce();
});

test('only the way out is not remembered', () => {
  expect(memberActions(means(false)).filter(({ forgotten }) => forgotten)).toMatchObject([
    { id: 'action:signOut' },
  ]);
});
