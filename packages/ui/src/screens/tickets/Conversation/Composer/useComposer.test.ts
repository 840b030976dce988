import { expect, test } from 'vitest';
import { getFault } from './useComposer';

// Proves: imagesMessages.notReady
test('what keeps a reply from being sent', () => {
  expect(getFault('Hello', 0, true)).toBeUndefined();
  expect(getFault('Hello', 5, true)).toBeUndefined();
  expect(getFault(' \n', 0, true)).toBeUndefined();
  expect(getFault(' \n', 1, true)).toBe('Write a message to go with your images. We’ve kept them.');
  expect(getFault('Hello', 2, false)).toBe('We’re still preparing an image.');
  expect(getFault('Hello', 6, true)).toBe('You can send up to 5 images with a message. Remove some.');
  expect(getFault('🙂'.repeat(5000), 0, true)).toBeUndefined();
  expect(getFault('x'.repeat(5001), 0, true)).toMatch(/up to 5,000 characters\. Yours has 5,001/);
});
