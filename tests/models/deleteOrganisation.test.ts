import { deleteOrganisationModel } from './deleteOrganisation.model';
import { testModel } from './support/testModel';

testModel('[OR13]', deleteOrganisationModel);
