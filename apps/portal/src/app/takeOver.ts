interface Typed {
  name: string;
  value: string;
  isFocused: boolean;
}

const getInputs = (container: HTMLElement) => [...container.querySelectorAll('input')];

const typedIn = (container: HTMLElement): Typed[] =>
  getInputs(container).map((input) => {
    const { name, value } = input;
    return { name, value, isFocused: input === document.activeElement };
  });

const toName = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

function type(input: HTMLInputElement, { value, isFocused }: Typed): void {
  if (value !== '') {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) input.focus();
}

/** Does what was pressed: sends the form, or presses the button of that name. */
function press(container: HTMLElement, name: string | undefined): void {
  if (name === '') container.querySelector('form')?.requestSubmit();
  else if (name !== undefined)
    [...container.querySelectorAll('button')].find((button) => toName(button) === name)?.click();
}

/**
 * Draws the portal in the place of the first paint (firstPaint/drawFirstPaint.tsx): what was typed into that stays, the
 * focus stays in its field, and a press is passed on. `draw` has to be done when it returns.
 */
export function takeOver(container: HTMLElement, draw: () => void): void {
  const page = document.documentElement;
  const typed = typedIn(container);
  // The field that has the focus goes while the page is still laid out: later, the browser would lay it out for that.
  container.replaceChildren();
  // No frame lies between, and what is drawn is laid out by its own styles alone.
  document.getElementById('first-paint')?.remove();
  draw();
  for (const one of typed) {
    const input = getInputs(container).find(({ name }) => name === one.name);
    if (input) type(input, one);
  }
  press(container, page.dataset.pressed);
  delete page.dataset.pressed;
  delete page.dataset.first;
}
