import { ConfigFault } from './ConfigFault';

/** Says on the page why nothing can be drawn: to whoever deploys the portal, each fault of the settings by itself. */
export function sayFaults(place: HTMLElement, error: unknown): void {
  const lines =
    error instanceof ConfigFault ? error.faults : [error instanceof Error ? error.message : String(error)];
  const title = document.createElement('h1');
  title.textContent =
    error instanceof ConfigFault
      ? `The portal's settings (${import.meta.env.BASE_URL}config.json) ${error.how}`
      : '';
  const list = document.createElement('ul');
  list.append(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  place.replaceChildren(...(error instanceof ConfigFault ? [title] : []), list);
  delete document.documentElement.dataset.first;
}
