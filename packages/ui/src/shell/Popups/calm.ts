/** The wait after the last key or press, in ms. A press meant for the page must not hit a popup. */
export const calm = 800;
