import { useEffect, useInsertionEffect, type ReactNode } from 'react';

const page = document.documentElement;

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

/** Lets translators see the page. They skipped its first paint, and look again only at texts that change. */
function allowTranslation(container: HTMLElement): void {
  container.removeAttribute('translate');
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  // The filter leaves only texts.
  while (walker.nextNode()) (walker.currentNode as Text).appendData('');
}

/** Shows the portal in place of what the page drew. What is hidden takes no focus and has no size. */
function showPortal(): void {
  for (const id of ['frame', 'register']) document.getElementById(id)?.remove();
  delete page.dataset.first;
}

/** Replays a press on the first paint: submits the form, or clicks the button of that name. */
function replayPress(container: HTMLElement): void {
  const { pressed } = page.dataset;
  delete page.dataset.pressed;
  if (pressed === '') container.querySelector('form')?.requestSubmit();
  else if (pressed !== undefined)
    [...container.querySelectorAll('button')].find((button) => toName(button) === pressed)?.click();
  allowTranslation(container);
}

interface AfterFrameProps {
  container: HTMLElement;
  children: ReactNode;
}

/**
 * The portal in place of what the page drew, which stays until React has drawn the portal, and whose press is kept.
 * It is rendered once.
 */
export function AfterFrame({ container, children }: AfterFrameProps) {
  // Before the layout effects, which measure.
  useInsertionEffect(showPortal);
  // After the effects of the portal, which take the press.
  useEffect(() => replayPress(container));
  return children;
}

/**
 * Hands the first paint (firstPaint/draw.tsx) over to the portal, and keeps input, focus and a press. `draw` must finish
 * before it returns, and hydrates or replaces the sign-in's elements.
 */
export function takeOver(container: HTMLElement, draw: () => void): void {
  const typed = typedIn(container);
  showPortal();
  draw();
  for (const one of typed) {
    const input = getInputs(container).find(({ name }) => name === one.name);
    if (input) type(input, one);
  }
  replayPress(container);
}
