import { ConfigFault } from './ConfigFault';

/** Shows the operator each error of the settings. Rethrows any other error, which the operator can't fix. */
export function sayFaults(container: HTMLElement, error: unknown): void {
  if (!(error instanceof ConfigFault)) throw error;
  const { how, faults } = error;
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
  container.replaceChildren(title, list);
  delete document.documentElement.dataset.first;
}
