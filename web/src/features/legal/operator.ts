/** The operator of the deployment, controller of personal data. Not among `parameters`, which every page loads. */
export const operator = {
  name: import.meta.env.VITE_OPERATOR_NAME,
  address: import.meta.env.VITE_OPERATOR_ADDRESS,
  email: import.meta.env.VITE_OPERATOR_EMAIL,
} as const;
