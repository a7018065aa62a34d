/** The `object_name` of a mesh that does not exist yet: the service gives it a name of its own when it is saved. */
export const NEW_MESH = 'create-new';
