declare module 'virtual:live-seed' {
  /** The address of the seeded database (vite/seed.ts). */
  const seed: string;
  export default seed;
}
