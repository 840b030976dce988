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

/** Replays a press: submits the form, or clicks the button of that name. */
function press(container: HTMLElement, name: string | undefined): void {
  if (name === '') container.querySelector('form')?.requestSubmit();
  else if (name !== undefined)
    [...container.querySelectorAll('button')].find((button) => toName(button) === name)?.click();
}

/**
 * Replaces the first paint (firstPaint/drawFirstPaint.tsx) with the portal, and keeps input, focus and a press. `draw`
 * must finish before it returns.
 */
export function takeOver(container: HTMLElement, draw: () => void): void {
  const page = document.documentElement;
  const typed = typedIn(container);
  // Removes the focused field before new styles apply, because a later removal would force a layout.
  container.replaceChildren();
  // Nothing is painted in between, and only the portal's styles lay out its screen.
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
