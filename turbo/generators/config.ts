// Turborepo reads generators from this path only.
export { default } from '../../tools/generator/configure';
