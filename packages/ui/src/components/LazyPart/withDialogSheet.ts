import { loadModule } from './LazyModule';

/** The container of most overlays. */
export const loadDialogSheet = () => import('../Dialog/DialogSheet').then(({ DialogSheet }) => DialogSheet);

/** Loads an overlay together with its container, because one after the other would double a slow connection's wait. */
export const withDialogSheet =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    Promise.all([load(), loadModule(loadDialogSheet)]).then(([Part]) => Part);
