import { handOffModel } from './handOff.model';
import { testModel } from './support/testModel';

testModel('[HO5]', handOffModel);
