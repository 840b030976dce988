declare module 'virtual:portal-sources' {
  /** What plugin.ts computed; found.ts gives it its type. */
  const computed: unknown;
  export default computed;
}
