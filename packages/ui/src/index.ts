export { Button, type ButtonProps } from './components/Button/Button';
export { PortalTheme } from './theme/PortalTheme';
export type { Remote } from './remote';
