/** Two sample operators: their names and accents. */
export const operators: Readonly<Record<string, { name: string; accent: string }>> = {
  northwind: { name: 'Northwind Members', accent: '#0b6b4f' },
  sunrise: { name: 'Sunrise Club', accent: '#ffcc00' },
};
