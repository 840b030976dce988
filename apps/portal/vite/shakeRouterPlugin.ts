import type { Plugin } from 'vite';

const isRouter = /node_modules\/react-router\/dist\//;

/**
 * The router's one file makes all of its contexts and links when it loads, and a bundler may not leave those out that
 * nobody uses, because it can't know that making one does nothing else. This says so, and drops the names that only
 * developer tools show: a third of the router goes (e2e/budgets.spec.ts holds the weight).
 */
export function shakeRouterPlugin(): Plugin {
  return {
    name: 'portal:shake-router',
    apply: 'build',
    transform(code, id) {
      if (!isRouter.test(id)) return undefined;
      return {
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  };
}
