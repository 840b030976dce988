import { expect, test } from 'vitest';
import { faultOf } from './useComposer';

test('what keeps a reply from being sent', () => {
  expect(faultOf('Hello', 0, true)).toBeUndefined();
  expect(faultOf('Hello', 5, true)).toBeUndefined();
  expect(faultOf(' \n', 0, true)).toBeUndefined();
  expect(faultOf(' \n', 1, true)).toBe('Write a message to go with the images. They are kept.');
  expect(faultOf('Hello', 2, false)).toBe('An image is still being prepared.');
  expect(faultOf('Hello', 6, true)).toBe('At most 5 images go with one message. Take some out.');
  expect(faultOf('🙂'.repeat(5000), 0, true)).toBeUndefined();
  expect(faultOf('x'.repeat(5001), 0, true)).toMatch(/at most 5,000 characters; this one has 5,001/);
});
