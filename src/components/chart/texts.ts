import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  loading: 'Loading the chart',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  showTableOf: 'Show as table: {title}',
  showChartOf: 'Show as chart: {title}',
});
