import type { ConfigFault } from './ConfigFault';

/** Says on the page what is wrong with the settings, each fault by itself: to whoever deploys the portal. */
export function sayFaults(place: HTMLElement, { how, faults }: ConfigFault): void {
  const title = document.createElement('h1');
  title.textContent = `The portal's settings (${import.meta.env.BASE_URL}config.json) ${how}`;
  const list = document.createElement('ul');
  list.append(
    ...faults.map((fault) => {
      const item = document.createElement('li');
      item.textContent = fault;
      return item;
    }),
  );
  place.replaceChildren(title, list);
  delete document.documentElement.dataset.first;
}
