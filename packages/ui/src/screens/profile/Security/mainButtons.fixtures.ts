import { within } from 'storybook/test';

const getFill = (element: HTMLElement) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor + backgroundImage;
};

/** The names of the buttons and links that look like `main`. */
export function getLike(canvasElement: HTMLElement, main: HTMLElement): (string | null)[] {
  const canvas = within(canvasElement);
  return [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')]
    .filter((one) => getFill(one) === getFill(main))
    .map(({ textContent }) => textContent);
}
