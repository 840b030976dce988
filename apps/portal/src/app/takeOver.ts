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

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

function type(input: HTMLInputElement, { value, isFocused }: Typed): void {
  if (value !== '') {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) input.focus();
}

/** Does what was pressed: sends the form, or presses the button of that name. */
function press(place: HTMLElement, name: string | undefined): void {
  if (name === '') place.querySelector('form')?.requestSubmit();
  else if (name !== undefined)
    [...place.querySelectorAll('button')].find((button) => nameOf(button) === name)?.click();
}

/**
 * Draws the portal in the place of the first paint (firstPaint/drawFirstPaint.tsx): what was typed into that stays, the
 * focus stays in its field, and a press is passed on. `draw` has to be done when it returns.
 */
export function takeOver(place: HTMLElement, draw: () => void): void {
  const page = document.documentElement;
  const typed = typedIn(place);
  // The field that has the focus goes while the page is still laid out: later, the browser would lay it out for that.
  place.replaceChildren();
  // No frame lies between, and what is drawn is laid out by its own styles alone.
  document.getElementById('first-paint')?.remove();
  draw();
  for (const one of typed) {
    const input = inputsOf(place).find(({ name }) => name === one.name);
    if (input) type(input, one);
  }
  press(place, page.dataset.pressed);
  delete page.dataset.pressed;
  delete page.dataset.first;
}
