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
  if (value !== '' && value !== input.value) {
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

/** Lets translators see the page. They skipped its first paint, and look again only at texts that change. */
function allowTranslation(container: HTMLElement): void {
  container.removeAttribute('translate');
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) walker.currentNode.appendData('');
}

/**
 * Hands the first paint (firstPaint/draw.tsx) over to the portal, and keeps input, focus and a press. `draw` must finish
 * before it returns. `isHydrated`: it keeps the sign-in's elements.
 */
export function takeOver(container: HTMLElement, isHydrated: boolean, draw: () => void): void {
  const page = document.documentElement;
  const typed = typedIn(container);
  if (!isHydrated) container.replaceChildren();
  document.getElementById('frame')?.remove();
  const { pressed } = page.dataset;
  delete page.dataset.pressed;
  // Shows the container, because what is hidden takes no focus.
  delete page.dataset.first;
  draw();
  for (const one of typed) {
    const input = getInputs(container).find(({ name }) => name === one.name);
    if (input) type(input, one);
  }
  press(container, pressed);
  allowTranslation(container);
}
