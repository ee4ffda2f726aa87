{{- define "tracewell.labels" -}}
app.kubernetes.io/name: tracewell
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* Labels that select the pods of a role. Argument: a list of the root and the role. */ -}}
{{- define "tracewell.selector" -}}
app.kubernetes.io/name: tracewell
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}
