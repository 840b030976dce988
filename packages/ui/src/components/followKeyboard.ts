import { breakpoint } from '../tokens';

/** Fields that open a phone's keyboard. */
const fields =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea';

const getField = (target: unknown) =>
  target instanceof Element && target.matches(fields) ? target : undefined;

/** Shows the focused field with its error and hint, which the keyboard may cover. */
function showField(): void {
  const field = getField(document.activeElement);
  const texts = (field?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  for (const text of texts) document.getElementById(text)?.scrollIntoView({ block: 'nearest' });
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * Marks the page while a field has the focus, and publishes the height of the keyboard in px, so that pinned bars and
 * dialogs give way (GlobalStyle). Returns a cleanup function.
 */
export function followKeyboard(): () => void {
  const root = document.documentElement;
  const view = window.visualViewport;
  let isPressed = false;
  const note = () => {
    root.toggleAttribute('data-typing', getField(document.activeElement) !== undefined);
  };
  const enter = () => {
    note();
    // In a high window the browser's own scrolling is enough.
    if ((view?.height ?? window.innerHeight) < breakpoint.high) requestAnimationFrame(showField);
  };
  // A bar that returned during a press would move the pressed button away.
  const noteLater = () => setTimeout(() => isPressed || note());
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    noteLater();
  };
  const measure = () => {
    const covered = view ? window.innerHeight - view.height * view.scale : 0;
    // Less than a keyboard is a bar of the browser.
    root.style.setProperty('--keyboard', `${covered > 100 ? Math.round(covered) : 0}px`);
    showField();
  };
  const heard = {
    ...{ focusin: enter, focusout: noteLater },
    ...{ pointerdown: press, pointerup: release, pointercancel: release },
  };
  for (const [name, listener] of Object.entries(heard)) document.addEventListener(name, listener, true);
  view?.addEventListener('resize', measure);
  note();
  // The keyboard may be open before this code is here.
  measure();
  return () => {
    for (const [name, listener] of Object.entries(heard)) document.removeEventListener(name, listener, true);
    view?.removeEventListener('resize', measure);
  };
}
