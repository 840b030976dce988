interface Typed {
  name: string;
  value: string;
  isFocused: boolean;
}

const inputsOf = (place: HTMLElement) => [...place.querySelectorAll('input')];

const typedIn = (place: HTMLElement): Typed[] =>
  inputsOf(place).map((input) => {
    const { name, value } = input;
    return { name, value, isFocused: input === document.activeElement };
  });

function type(input: HTMLInputElement, { value, isFocused }: Typed): void {
  if (value !== '') {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) input.focus();
}

/**
 * Draws the portal in the place of the first paint (firstPaint/drawFirstPaint.tsx): what was typed into that stays, the
 * focus stays in its field, and a press is passed on. `draw` has to be done when it returns.
 */
export function takeOver(place: HTMLElement, draw: () => void): void {
  const page = document.documentElement;
  const typed = typedIn(place);
  draw();
  for (const one of typed) {
    const input = inputsOf(place).find(({ name }) => name === one.name);
    if (input) type(input, one);
  }
  if (page.dataset.pressed !== undefined) place.querySelector('form')?.requestSubmit();
  delete page.dataset.pressed;
  delete page.dataset.first;
  document.getElementById('first-paint')?.remove();
}
