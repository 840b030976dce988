// What other areas may use of this one, beside its calls: a chunk of its own, with the charts.
export { EarningsPart } from './EarningsPart';
